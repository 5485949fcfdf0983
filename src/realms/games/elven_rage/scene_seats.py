"""What stands before each player in a scene: figures of the people, and how far the own Goal is met."""

from __future__ import annotations

from realms.kernel.scene import BLANK, RESULT, Panel, Sum

from .data.goals import GOALS
from .rules.board import captured, castles, count_lands, towers
from .rules.scoring import measure, met
from .state import ElvenRage, Elves
from .terms import DRAGON_LORD, MIN_PLAYERS, NONE


def panels(g: ElvenRage) -> tuple[Panel, ...]:
    return tuple([_panel(g, elves) for elves in g.elves])


def _panel(g: ElvenRage, elves: Elves) -> Panel:
    seat = elves.seat
    facts = (
        ("fact-lands", count_lands(g, seat)),
        ("fact-towers", towers(g, seat)),
        ("fact-castles", castles(g, seat)),
        ("fact-summon", towers(g, seat) + castles(g, seat)),
        ("fact-hand", len(elves.hand.items)),
        ("fact-deck", len(elves.deck.items)),
        ("fact-discard", len(elves.discard)),
        ("fact-artifacts", len(elves.artifacts.items)),
        ("fact-treasures", len(elves.treasures)),
        ("fact-taken", elves.taken),
    )
    marks = ["active"] if seat == g.active else []
    if elves.out:
        marks.append("out")
    if g.fight is not None:
        for mark, who in (
            ("attacker", g.fight.attacker),
            ("defender", g.fight.defender),
            ("mover", g.fight.mover),
        ):
            if who == seat:
                marks.append(mark)
        if seat in g.fight.silenced:
            marks.append("silenced")
    return Panel(seat, elves.people, facts, tuple(marks))


def goal_sums(g: ElvenRage) -> list[Sum]:
    """What a Goal that the viewer knows asks for, and how much of it there is; the same for the Dragon Lord."""
    found: list[Sum] = []
    column = g.seats - MIN_PLAYERS
    for elves in g.elves:
        seat = elves.seat
        if elves.out:
            continue
        if g.scenario == DRAGON_LORD:
            have = (("n", len(captured(g, seat))), ("of_n", g.seats - 1))
            found.append(Sum("dragon_lord", seat, "sum-goal-homes", have))
            continue
        for name in [name for name in elves.goal.items if name != BLANK]:
            goal = GOALS[name]
            wanted = (
                (f"sum-{name.replace('_', '-')}", measure(g, seat, name), goal.much[column]),
                ("sum-goal-towers-besides", towers(g, seat), goal.towers[column]),
                ("sum-goal-lands-besides", count_lands(g, seat), goal.lands[column]),
            )
            for text, n, of_n in wanted:
                if of_n:
                    found.append(Sum(name, seat, text, (("n", n), ("of_n", of_n))))
    return found


def result_sums(g: ElvenRage) -> list[Sum]:
    """After the end: how it was won, the Goals of all who were still in, and how far each came."""
    if g.winner == NONE:
        return []
    found = [Sum(RESULT, g.winner, _how(g))]
    for elves in g.elves:
        if elves.out:
            found.append(Sum(RESULT, elves.seat, "sum-result-out"))
        found += [Sum(RESULT, elves.seat, "sum-result-goal", (("goal", goal),)) for goal in elves.goal.items]
    return found + [Sum(RESULT, one.seat, one.text, one.args) for one in goal_sums(g)]


def _how(g: ElvenRage) -> str:
    if g.scenario == DRAGON_LORD:
        return "sum-won-castles" if len(captured(g, g.winner)) == g.seats - 1 else "sum-won-last"
    goals = g.elves[g.winner].goal.items
    return "sum-won-goal" if any(met(g, g.winner, goal) for goal in goals) else "sum-won-last"
