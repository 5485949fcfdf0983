# Realms. `make play` and `make test` set up everything they need; Python 3.11+ and make are enough.

.DEFAULT_GOAL := help
.PHONY: help setup play serve test check bench peers bench-server compiled rules regen clean

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.realms-setup

help:
	@echo "make play      play in the terminal (where there is none: make serve)"
	@echo "make serve     host matches for friends"
	@echo "make test      every check and test that a change must pass"
	@echo "make check     the long checks: more seeds, compiled against plain Python"
	@echo "make bench     speed and memory of each game (make peers: against another engine, same core)"
	@echo "make bench-server  the table server under load, against a boardgame.io server"
	@echo "make compiled  compile kernel and games with mypyc into build/compiled"
	@echo "make rules     how many rules of each rulebook have a test"
	@echo "make regen     rewrite generated files and golden replays"
	@echo "make clean     remove everything that was built (the environments too)"

setup: $(STAMP)

$(STAMP): pyproject.toml scripts/setup
	@scripts/setup $(VENV)
	@touch $@

# Without a terminal to draw on (a container, a service) there are still friends who have one.
play: setup
	@if [ -t 0 ] && [ -t 1 ]; then $(BIN)/realms play; else $(BIN)/realms serve; fi

# Compiled where somebody has made that (make compiled) and it is of this source.
serve: setup
	@if $(BIN)/python scripts/compile --check >/dev/null 2>&1; then export PYTHONPATH=build/compiled; fi; $(BIN)/realms serve

test: setup
	@scripts/test

check: setup
	@scripts/check

bench: setup
	@scripts/bench

peers: setup
	@$(BIN)/python bench/peers.py

bench-server: compiled
	@$(BIN)/python bench/server.py --compiled

compiled: setup
	@$(BIN)/python scripts/compile

rules: setup
	@scripts/rules

regen: setup
	@scripts/regen

clean:
	@rm -rf build dist $(VENV) .venv-peers bench/peers_boardgame/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "clean: done; the next make sets up again"
