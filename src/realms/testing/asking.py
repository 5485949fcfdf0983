"""What a match asks: menus, refusals, and the words for everything that is asked and told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import Final, final

from realms.kernel import view
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR, Decision, Event, Option, Refusal, Seat

from . import watch
from .notes import Notes
from .texts import LANGUAGES, Teller, Voice

LAST: Final = ("pass", "done")


@final
class Asking:
    """Looks at menus and events. Without rules or texts these are not looked at."""

    def __init__(self, notes: Notes, rules: Collection[str] | None, texts: Voice | None) -> None:
        self.notes: Final = notes
        self.rules: Final = None if rules is None else frozenset(rules)
        self.tellers: Final = [] if texts is None else [Teller(notes.spec, texts, lang) for lang in LANGUAGES]
        self._said: Final[set[object]] = set()

    def check_menus(self, match: Match) -> bool:
        """Menus: something to choose, unique, in fixed order, rules and texts known. False: cannot go on."""
        expect = self.notes.expect
        again = watch.plain_due(watch.recompute(match))
        expect("order", again == watch.plain_due(match.due), "asking twice gives two different menus")
        explained = watch.recompute(match, explain=True)
        same = [[o.key for o in d.options] for d in explained] == [[o.key for o in d.options] for d in match.due]
        expect("refusals", same, "asking for refusals changes the options")
        offered: set[tuple[Seat, str]] = set()
        ok = True
        for menu in match.due:
            ok &= self.check_menu(menu, offered)
        for menu in explained:
            self.check_refused(menu, offered)
        waiting = any(not d.optional for d in match.due)
        return expect("options", waiting, "the match is not over and waits for nobody") and ok

    def check_menu(self, menu: Decision, offered: set[tuple[Seat, str]]) -> bool:
        expect, prompt = self.notes.expect, menu.prompt
        keys = [o.key for o in menu.options]
        ok = expect("options", bool(keys), f"{prompt!r} offers nothing", menu.seat)
        twice = [k for k, n in Counter(keys).items() if n > 1 or (menu.seat, k) in offered]
        expect("unique", not twice, f"{prompt!r} offers {', '.join(twice)} twice", menu.seat)
        offered.update((menu.seat, k) for k in keys)
        ends = [o.verb in LAST for o in menu.options]
        expect("order", ends == sorted(ends), f"{prompt!r}: pass and done must come last", menu.seat)
        if self.rules is not None:
            text = f"{prompt!r} is asked by the rule {menu.rule!r}, which is not in the catalogue"
            expect("decision-rule", menu.rule in self.rules, text, menu.seat)
        self.say(("prompt", prompt, menu.args), f"prompt-{prompt}", partial(_prompt, menu))
        for o in menu.options:
            self.say(("option", o.key), f"option-{o.verb}", partial(_option, o))
        return ok

    def check_refused(self, menu: Decision, offered: set[tuple[Seat, str]]) -> None:
        expect = self.notes.expect
        refused = Counter(r.option.key for r in menu.refused)
        both = [k for k in refused if (menu.seat, k) in offered]
        expect("refusals", not both, f"{menu.prompt!r} both offers and refuses {', '.join(both)}", menu.seat)
        twice = [k for k, n in refused.items() if n > 1]
        expect("refusals", not twice, f"{menu.prompt!r} refuses {', '.join(twice)} twice", menu.seat)
        for r in menu.refused:
            if self.rules is not None:
                text = f"{r.option.key} is refused by {r.rule!r}, which is not in the catalogue"
                expect("refusal-rule", r.rule in self.rules, text, menu.seat)
            self.say(("option", r.option.key), f"option-{r.option.verb}", partial(_option, r.option))
            self.say(("why", r.rule, r.option.key), f"why-{r.rule}", partial(_refusal, r))

    def check_events(self, events: list[Event]) -> None:
        """What is told, to those who see all of it and to those who do not."""
        for e in events:
            for event in [e, *view.redact([e], SPECTATOR)]:
                name = f"event-{event.kind.name}"
                self.say((name, event.args), name, partial(_event, event, self.notes.players))

    def say(self, key: object, name: str, say: Callable[[Teller], str]) -> None:
        """Each text once, in both languages."""
        if not self.tellers or key in self._said:
            return
        self._said.add(key)
        said: list[str] = []
        for teller in self.tellers:
            self.notes.report.made["messages"] += 1
            try:
                said.append(say(teller))
            except Exception as error:
                why = error if str(error) else type(error).__name__
                self.notes.blame("messages", f"{name} in {teller.lang}: {why}")
        if len(said) == 2 and said[0] == said[1] and any("a" <= c <= "z" for c in said[0].lower()):
            self.notes.blame("messages", f"{name} is not translated: {said[0]!r}")


def _prompt(menu: Decision, teller: Teller) -> str:
    return teller.prompt(menu)


def _option(option: Option, teller: Teller) -> str:
    return teller.option(option)


def _event(event: Event, seats: int, teller: Teller) -> str:
    return teller.event(event, seats)


def _refusal(refusal: Refusal, teller: Teller) -> str:
    return teller.refusal(refusal)
