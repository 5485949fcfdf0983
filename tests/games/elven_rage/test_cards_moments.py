"""When each Action and each Artifact may be used: offered then, refused with the reason otherwise."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.artifacts import ARTIFACTS
from realms.games.elven_rage.data.warriors import BY_PEOPLE, WARRIORS
from realms.games.elven_rage.rules.conquest import Conquest
from realms.games.elven_rage.rules.turn import Game, Turn
from realms.games.elven_rage.terms import NONE
from realms.testing.rules import rule

from .arena import arena, declare, nobody_answers, peace, refused
from .builder import ER

FIGHT = {"any", "battle", "own_battle"}
TIMES = {
    "my turn": {"any", "outside", "my_turn"},
    "another's turn": {"any", "outside"},
    "target": {"any", "outside", "before_battle"},
    "target, outsider": {"any", "outside"},
    "reveal": {"any", "at_reveal"},
    "fallen": {"any", "on_death"},
    "deployed": {"any", "after_deploy"},
    "start": FIGHT,
    "start, outsider": {"any", "battle"},
    "named": FIGHT | {"on_loss"},
    "struck": FIGHT | {"own_strike", "on_death"},
    "dying": FIGHT | {"on_death"},
    "end": FIGHT,
    "last": FIGHT,
    "answer": FIGHT | {"on_action"},
    "answer to a loss": FIGHT | {"on_action", "on_loss"},
    "won": {"any", "outside", "after_win"},
}
LANDS = ("", "2-0 2-1", "2-0 2-1 2-2", "2-0 2-1 2-2 3-0 3-1")  # of six, those that are lost
PEOPLES = [p for p in BY_PEOPLE if p != "neutral"]


def check(t: ER, seat: int, time: str) -> None:
    """Of all that the seat holds, just what fits this time and can be paid for is not refused for that.

    Its hand is too large to use any of it, which is looked at last.
    """
    elves = t.elves(seat)
    for card in {*elves.hand.items}:
        w = WARRIORS[card]
        dear = "ER-ACTION-05" if w.cost > t.g.owner.count(seat) else "ER-ACTION-09"
        assert refused(t, card, seat) == (dear if w.timing in TIMES[time] else "ER-ACTION-02"), (time, card)
    for name in elves.artifacts.items:
        timely = refused(t, name, seat) != "ER-ARTIFACT-02"
        assert timely == (ARTIFACTS[name] in TIMES[time]), (time, name)


def hand_of(people: str) -> str:
    """One of every card that has an Action: far too many to use one, but each is told the time first."""
    return " ".join([w.name for w in BY_PEOPLE[people] if w.timing])


def all_in_hand(people: str) -> tuple[ER, str]:
    """Seat 0 holds every card of its people and every Artifact; and the peoples of the three seats."""
    peoples = " ".join([people, *[p for p in PEOPLES if p != people][:2]])
    t = peace(peoples, hand_of(people))
    t.artifacts(0, " ".join(ARTIFACTS))
    return t, peoples


@rule("ER-ACTION-02", "ER-ACTION-05", "ER-ACTION-09", "ER-ARTIFACT-02")
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("lands", LANDS)
def test_outside_battle(people: str, lands: str) -> None:
    t, _ = all_in_hand(people)
    t.lands(NONE, lands)
    check(t, 0, "my turn")
    t.turn(1)
    t.restart(Game(1, 1), Turn(1, "others"))
    check(t, 0, "another's turn")
    for attacker, owner, time in ((0, 1, "target"), (1, 0, "target"), (1, 2, "target, outsider")):
        conquest(t, attacker, t.g.map.homes[owner], "speak")
        t.pass_to(0, "target")
        check(t, 0, time)
    conquest(t, 0, t.g.map.homes[1], "after_win")
    check(t, 0, "won")


def conquest(t: ER, attacker: int, land: int, at: str) -> None:
    with t.edit() as g:
        g.active, g.target = attacker, land
    t.restart(Game(attacker, attacker), Turn(attacker, "once_more"), Conquest(attacker, at=at))


@rule("ER-ACTION-02", "ER-ACTION-05", "ER-ACTION-09", "ER-ARTIFACT-02")
@pytest.mark.parametrize("people", PEOPLES)
@pytest.mark.parametrize("lands", LANDS)
def test_in_battle(people: str, lands: str) -> None:
    _, peoples = all_in_hand(people)
    wounded = BY_PEOPLE[people][7].name
    held = (" ".join(ARTIFACTS.keys() - {"art_web", "art_thunder_arrow"}), "art_web art_thunder_arrow")
    t = arena(
        peoples,
        hand_of(people),
        artifacts=held,
        at="reserve_exchange",
        middle=(f"{wounded}@BOTTOM", ""),
        N="-- S1 --",
    )
    t.lands(NONE, lands)
    for moment in ("reveal", "fallen", "deployed", "start", "named", "struck", "end"):
        t.pass_to(0, moment)
        check(t, 0, moment)
    t.pass_to(1, "start")
    declare(t, "art_web", "W", seat=1)
    check(t, 0, "answer")
    nobody_answers(t)
    with t.edit():
        t.at("N").lives = 1
    t.pass_to(1, "end")
    declare(t, "art_thunder_arrow", "N", seat=1)
    check(t, 0, "answer to a loss")
    nobody_answers(t)
    t.pass_to(0, "dying")
    check(t, 0, "dying")
    t.pass_to(0, "last")
    check(t, 0, "last")


@rule("ER-ACTION-08", "ER-ARTIFACT-02")
@pytest.mark.parametrize("people", PEOPLES)
def test_in_the_battle_of_others(people: str) -> None:
    attacker, defender = [p for p in PEOPLES if p != people][:2]
    t = arena(f"{attacker} {defender} {people}", "", "", hand_of(people), artifacts=("", "", " ".join(ARTIFACTS)))
    t.pass_to(2, "start")
    check(t, 2, "start, outsider")
