"""A page of the findings that stands by itself: no scripts, nothing from elsewhere, in light and in dark."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final, final

from realms import api
from realms.i18n import words

from .chance import Verdict
from .compare import FEAT, Change, changes, differing, mean
from .findings import CHOSEN, Findings, Table
from .plots import Axis, change as change_plot, histogram, interval
from .words import kind_name, label, verdict

SHOWN: Final = 16
"""So many lines of a long list are shown at once, half of them from each end; the rest on request."""


def page(findings: Findings, lang: str, old: Findings | None = None) -> str:
    """HTML. With old findings, what has changed since comes first."""
    return _Page(findings, lang).whole(old)


@final
class _Page:
    def __init__(self, findings: Findings, lang: str) -> None:
        self.findings: Final = findings
        self.lang: Final = lang
        self.spec: Final = api.spec(findings.game)
        self.say: Final = words(lang).format

    def whole(self, old: Findings | None) -> str:
        title = escape(self.say("cli-balance-title", game=self.spec.name(self.lang)))
        style = files("realms.balance").joinpath("report.css").read_text(encoding="utf-8")
        body = "\n".join([*self._head(), *(self._since(old) if old is not None else ()), *self._tables()])
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
            f"<style>\n{style}</style></head><body>\n<h1>{title}</h1>\n{body}\n</body></html>\n"
        )

    def _head(self) -> Iterator[str]:
        findings = self.findings
        how = self.say(
            "cli-balance-how", games=findings.games, bots=", ".join(findings.bots), seed=str(findings.seed)
        )
        with_what = f" <code>{escape(json.dumps(findings.options, ensure_ascii=False))}</code>"
        yield f'<p class="soft">{escape(how)}{with_what if findings.options else ""}</p>'
        if findings.interrupted:
            yield f"<p>{escape(self.say('cli-balance-interrupted'))}</p>"
        if findings.errors:
            yield f"<p>{escape(self.say('cli-balance-errors', count=findings.errors))}</p>"
        if len(findings.tables) > 1:
            links = [f'<a href="#p{t.players}">{escape(self._players(t))}</a>' for t in findings.tables]
            yield f"<nav>{''.join(links)}</nav>"
        yield f'<section class="figure"><h3>{escape(self.say("cli-balance-reading"))}</h3>'
        yield f"<p>{escape(self.say('cli-balance-legend'))}</p><ul class='key'>"
        for look, found in (("surely more", Verdict.SURELY), ("more", Verdict.PERHAPS), ("luck", Verdict.LUCK)):
            dot = interval(Axis(0, 1), 0.5, 0.2, 0.8, 0.2, look, "")
            yield f"<li>{dot}{escape(verdict(found, self.lang))}</li>"
        yield "</ul></section>"

    def _players(self, table: Table) -> str:
        return self.say("cli-balance-players", players=table.players)

    def _tables(self) -> Iterator[str]:
        for table in self.findings.tables:
            found = table.verdicts()
            sure = sum(one is Verdict.SURELY for one in found.values())
            told = self.say("cli-balance-found", games=table.finished, sure=sure, all=len(found))
            yield f'<h2 id="p{table.players}">{escape(self._players(table))}</h2>'
            yield f'<p class="soft">{escape(told)}</p>'
            first_chosen = True
            for kind in table.kinds:
                if kind in CHOSEN and first_chosen:
                    first_chosen = False
                    yield f"<p>{escape(self.say('cli-balance-chosen'))}</p>"
                yield from self._kind(table, kind, found)
            yield from self._feats(table)

    def _kind(self, table: Table, kind: str, found: dict[tuple[str, str], Verdict]) -> Iterator[str]:
        lines, fair = table.kinds[kind], table.fair(kind)
        ends = [fair, *[line["low"] for line in lines.values()], *[line["high"] for line in lines.values()]]
        axis = Axis(min(ends), max(ends))
        names = sorted(lines, key=lambda name: (-lines[name]["share"], name))
        if kind in ("seat", "order"):
            names = sorted(lines)
        told = self.say("cli-balance-fair", share=f"{fair:.1%}")
        yield f'<section class="figure"><header><h3>{escape(kind_name(kind, self.lang))}</h3>'
        yield f'<span class="soft">{escape(told)}</span></header>'
        yield self._row_head(axis)
        rows = [self._row(table, kind, name, axis, fair, found[kind, name]) for name in names]
        yield from self._folded(rows)
        yield "</section>"

    def _row_head(self, axis: Axis) -> str:
        heads = (self.say("cli-share"), self.say("cli-interval"), self.say("cli-played"))
        cells = "".join(f"<span>{escape(head)}</span>" for head in heads)
        return f'<div class="row head"><span></span><span>{axis.scale()}</span>{cells}</div>'

    def _row(self, table: Table, kind: str, name: str, axis: Axis, fair: float, found: Verdict) -> str:
        line = table.kinds[kind][name]
        side = "luck" if found is Verdict.LUCK else "more" if line["share"] > fair else "less"
        look = f"surely {side}" if found is Verdict.SURELY else side
        called = label(self.spec, kind, name, self.lang)
        between = f"{line['low']:.1%} – {line['high']:.1%}"
        told = f"{called}: {line['share']:.1%} ({between}), {verdict(found, self.lang)}"
        return (
            f'<div class="row"><span>{escape(called)}</span>'
            f"<span>{interval(axis, line['share'], line['low'], line['high'], fair, look, told)}</span>"
            f'<b class="{side}">{line["share"]:.1%}</b><span class="thin">{between}</span>'
            f'<span class="thin">{int(line["seats"]):,}</span></div>'
        )

    def _folded(self, rows: Sequence[str]) -> Iterator[str]:
        """Long lists: the best and the worst at once, those between on request."""
        if len(rows) <= SHOWN:
            yield from rows
            return
        half = SHOWN // 2
        yield from rows[:half]
        more = self.say("cli-balance-more", count=len(rows) - SHOWN)
        yield f"<details><summary>{escape(more)}</summary>"
        yield from rows[half:-half]
        yield "</details>"
        yield from rows[-half:]

    def _feats(self, table: Table) -> Iterator[str]:
        if not table.feats:
            return
        yield f'<section class="figure"><h3>{escape(self.say("cli-balance-feats"))}</h3><div class="feats">'
        for name, often in table.feats.items():
            called = label(self.spec, FEAT, name, self.lang)
            middle = mean(often)
            if middle is not None:
                told = self.say("cli-balance-mean", mean=f"{middle[0]:.2f}")
                yield f"<div><h4>{escape(called)}</h4>{histogram(often, f'{called}: {told}')}"
                yield f'<span class="soft">{escape(told)}</span></div>'
        yield "</div></section>"

    def _since(self, old: Findings) -> Iterator[str]:
        """What has changed: what is more than luck, then how much else was looked at."""
        found = changes(old, self.findings)
        yield f"<h2>{escape(self.say('cli-balance-changes'))}</h2>"
        apart = differing(old, self.findings)
        if "bots" in apart:
            yield f"<p>{escape(self.say('cli-balance-other-bots', bots=', '.join(old.bots)))}</p>"
        if "options" in apart:
            was = json.dumps(old.options, ensure_ascii=False)
            yield f"<p>{escape(self.say('cli-balance-other-options', options=was))}</p>"
        shown = [one for one in found if one.verdict is not Verdict.LUCK]
        sure = sum(one.verdict is Verdict.SURELY for one in found)
        told = self.say("cli-balance-changed", sure=sure, perhaps=len(shown) - sure, all=len(found))
        yield f'<p class="soft">{escape(told)}</p>'
        if shown:
            yield '<section class="figure changes">'
            shares = [n for one in shown if one.kind != FEAT for n in (one.old, one.new) if n is not None]
            axis = Axis(min(shares, default=0.0), max(shares, default=1.0))
            heads = escape(self.say("cli-balance-was")), escape(self.say("cli-balance-is"))
            cells = ("", "", "", axis.scale(), *heads, "")
            yield f'<div class="row head">{"".join(f"<span>{cell}</span>" for cell in cells)}</div>'
            yield from self._folded([self._change(one, axis) for one in shown])
            yield "</section>"

    def _change(self, one: Change, axis: Axis) -> str:
        called = label(self.spec, one.kind, one.name, self.lang)
        told = f"{called}: {self._figure(one, one.old)} → {self._figure(one, one.new)}"
        side = "more" if (one.new or 0) > (one.old or 0) else "less"
        plot = ""
        if one.kind != FEAT and one.old is not None and one.new is not None:
            look = f"surely {side}" if one.verdict is Verdict.SURELY else side
            plot = change_plot(axis, one.old, one.new, look, told)
        cells = (
            f'<span class="thin">{escape(self.say("cli-balance-players", players=one.players))}</span>',
            f'<span class="thin">{escape(kind_name(one.kind, self.lang))}</span>',
            f"<span>{escape(called)}</span>",
            f"<span>{plot}</span>",
            f"<span>{self._figure(one, one.old)}</span>",
            f'<b class="{side}">{self._figure(one, one.new)}</b>',
            f'<span class="thin">{escape(verdict(one.verdict, self.lang))}</span>',
        )
        return f'<div class="row">{"".join(cells)}</div>'

    def _figure(self, one: Change, figure: float | None) -> str:
        if figure is None:
            return "–"
        return f"{figure:.2f}" if one.kind == FEAT else f"{figure:.1%}"
