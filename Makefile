# Realms. `make play` and `make test` set up everything they need; Python 3.11+, make and bash are enough.

.DEFAULT_GOAL := help
.PHONY: help setup site play terminal serve test check bench peers bench-environments bench-server compiled rules regen clean

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.realms-setup
# The web client and what it is made from; folders are named too, as they are newer when a file of theirs has gone.
SITE := src/realms/site/index.html
WEB := $(shell find web/src web/public) $(wildcard web/*.*) web/.npmrc scripts/site

help:
	@echo "make play      play in the browser: prints the address to open"
	@echo "make terminal  play in the terminal"
	@echo "make serve     host matches for friends"
	@echo "make test      every check and test that a change must pass"
	@echo "make check     the long checks: more seeds, compiled against plain Python"
	@echo "make bench     speed and memory of each game (make peers: against another engine, same core)"
	@echo "make bench-environments  steps a second of the learning environments, against others"
	@echo "make bench-server  the table server under load, against a boardgame.io server"
	@echo "make compiled  compile kernel and games with mypyc into build/compiled"
	@echo "make rules     how many rules of each rulebook have a test"
	@echo "make regen     rewrite generated files and golden replays"
	@echo "make clean     remove everything that was built (the environments too)"

setup: $(STAMP) $(SITE)

$(STAMP): pyproject.toml scripts/setup
	@scripts/setup $(VENV)
	@touch $@

# Where it cannot be built for want of packages, scripts/site says so, and the next make tries again.
$(SITE): $(WEB) | $(STAMP)
	@scripts/site

site: $(SITE)

# Compiled where somebody has made that (make compiled) and it is of this source.
SERVE = if $(BIN)/python scripts/compile --check >/dev/null 2>&1; then export PYTHONPATH=build/compiled; fi; exec $(BIN)/realms serve

play: setup
	@$(SERVE) --any-port --log-level warning

serve: setup
	@$(SERVE)

terminal: $(STAMP)
	@$(BIN)/realms play

test: $(STAMP)
	@scripts/test

check: $(STAMP)
	@scripts/check

bench: $(STAMP)
	@scripts/bench

peers: $(STAMP)
	@$(BIN)/python bench/peers.py

bench-environments: $(STAMP)
	@$(BIN)/python bench/environments.py

bench-server: compiled
	@$(BIN)/python bench/server.py --compiled

compiled: $(STAMP)
	@$(BIN)/python scripts/compile

rules: $(STAMP)
	@scripts/rules

regen: $(STAMP)
	@scripts/regen

clean:
	@rm -rf build dist src/realms/site web/node_modules $(VENV) .venv-peers .venv-peers-* bench/peers_boardgame/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "clean: done; the next make sets up again"
