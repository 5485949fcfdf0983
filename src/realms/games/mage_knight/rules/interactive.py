"""Interactive skills (MK-SKILL-05): tokens in the centre of the table, what they do there, giving them back."""

from __future__ import annotations

from typing import ClassVar, Final, final

from realms.kernel.frame import Frame
from realms.kernel.model import OK, Decision, Option, Public, Seat, Why, option
from realms.kernel.stock import AskSeat

from ..data.skills import SKILLS
from ..events import SKILL_EXPIRED, SKILL_RETURNED
from ..state import Centre, MageKnight
from ..terms import BASIC, COLOUR, COLOURS, NONE
from ..vocabulary import lasting
from .ground import allied
from .mana import gain_crystal
from .points import BY_SKILL

EXPLOIT: Final = "mana_exploit"
OVERLOAD: Final = "mana_overload"
OVERLOAD_BONUS: Final = 4
FREEZE: Final = "source_freeze"


def turn_of(g: MageKnight, seat: Seat) -> None:
    """MK-TURN-08. The own interactive skills expire when the turn starts, whether or not it is skipped.

    Alone, nobody could have given a cooperative one back: its owner may still do so in this turn.
    """
    for token in [token for token in g.centre if token.seat == seat]:
        withdraw(g, token)
        g.tell(SKILL_EXPIRED, seat, token.skill)
        if token.skill == FREEZE:
            lasting.lay(g, lasting.THAW, 1, lasting.END_OF_TURN, FREEZE, seat)
        elif g.seats == 1 and SKILLS[token.skill].cooperative:
            what = f"{lasting.MAY_RETURN}:{token.skill}"
            lasting.lay(g, what, token.mark, lasting.END_OF_TURN, token.skill, seat)
    for m in g.modifiers:
        if m.until == lasting.NEXT_TURN_END and m.seat == seat:
            m.until = lasting.END_OF_TURN


def withdraw(g: MageKnight, token: Centre) -> None:
    """A token leaves the centre, and all it did from there ends. It lies face down before its owner."""
    g.centre.remove(token)
    g.modifiers[:] = [m for m in g.modifiers if m.source != token.skill or m.until != lasting.END_OF_ROUND]


def mark(g: MageKnight, seat: Seat, skill: str, colour: int) -> None:
    """The colour chosen for a token in the centre."""
    for token in g.centre:
        if token.skill == skill and token.seat == seat:
            token.mark = colour


# Giving back.


def owner_of(g: MageKnight, skill: str) -> Seat:
    """There is only one token of each skill."""
    return next(hero.seat for hero in g.heroes if skill in hero.skills)


def in_reach(g: MageKnight, seat: Seat) -> list[str]:
    """The skills this player could give back to their owners."""
    found = [t.skill for t in g.centre if t.seat != seat and SKILLS[t.skill].returned is not None]
    for m in g.modifiers:
        kind, _, skill = m.what.partition(":")
        if kind == lasting.MAY_RETURN and m.seat == seat and SKILLS[skill].returned is not None:
            found.append(skill)
    return found


def give_back_why(g: MageKnight, seat: Seat, skill: str) -> Why:
    returned = SKILLS[skill].returned
    assert returned is not None
    return returned.why_not(g, seat)


def give_back(g: MageKnight, seat: Seat, skill: str) -> Frame | None:
    """A cooperative skill goes back to its owner, face down, and does something for who gives it back."""
    from ..vocabulary.base import Resolving

    returned = SKILLS[skill].returned
    assert returned is not None
    g.heroes[seat].now.skills.append(skill)
    _off_the_table(g, seat, skill)
    return Resolving(seat, [returned], skill, NONE, 0, BY_SKILL)


def _off_the_table(g: MageKnight, seat: Seat, skill: str) -> None:
    for token in [token for token in g.centre if token.skill == skill]:
        withdraw(g, token)
    lasting.last(g, f"{lasting.MAY_RETURN}:{skill}", seat)
    g.tell(SKILL_RETURNED, seat, skill, owner_of(g, skill))


# Mana.


def mana_used(g: MageKnight, seat: Seat, colour: int) -> None:
    """Mana Exploit: a wound for who uses another colour, one for each colour at most."""
    from .interplay import hurt

    for token in g.centre:
        what = f"{lasting.EXPLOITED}:{COLOURS[colour]}"
        other = token.seat != seat and not allied(g, token.seat, seat)  # MK-TEAM-02
        if token.skill == EXPLOIT and other and colour != token.mark and not lasting.has(g, what, seat):
            lasting.lay(g, what, 1, lasting.END_OF_ROUND, EXPLOIT, seat)
            hurt(g, seat, 1)


def overload(g: MageKnight, seat: Seat, paid: tuple[int, ...]) -> int:
    """Mana Overload: what a card powered with mana of these colours gives more."""
    for token in g.centre:
        if token.skill == OVERLOAD and token.mark in paid:
            return OVERLOAD_BONUS
    for m in g.modifiers:
        if m.what == f"{lasting.MAY_RETURN}:{OVERLOAD}" and m.seat == seat and m.amount in paid:
            return OVERLOAD_BONUS
    return 0


def played(g: MageKnight, seat: Seat, paid: tuple[int, ...]) -> None:
    """A card is done. If it was the first that Mana Overload strengthened, the skill goes back to its owner."""
    from ..vocabulary.base import Resolving

    last = g.last
    if isinstance(last, Resolving) and last.bonus == 0 and overload(g, seat, paid):
        _off_the_table(g, seat, OVERLOAD)


def thaw(g: MageKnight, seat: Seat) -> Frame | None:
    """Source Freeze: in the own next turn a crystal of a colour that the source shows."""
    return Thaw(seat) if lasting.last(g, lasting.THAW, seat) else None


@final
class Thaw(AskSeat[MageKnight]):
    """Source Freeze: which colour; the die stays as it is."""

    RULE: ClassVar[str] = "MK-SKILL-05"
    PROMPT: ClassVar[str] = "choose-colour"

    def __init__(self, seat: Public[int], going: Public[bool] = True) -> None:
        super().__init__(seat)
        self.going = going

    def open(self, g: MageKnight) -> bool:
        return self.going and any(die in BASIC for die in g.source)

    def choices(self, g: MageKnight, menu: Decision) -> None:
        for colour in BASIC:
            if colour in g.source:
                menu.offer(OK, option("colour", COLOURS[colour]))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        self.going = False
        gain_crystal(g, seat, COLOUR[option.refs[0]])
        return None


def opened(g: MageKnight, seat: Seat) -> int:
    """The colour of the die that Source Opening lent for this turn, or NONE."""
    for colour in BASIC:
        if lasting.has(g, f"{lasting.OPENED}:{COLOURS[colour]}", seat):
            return colour
    return NONE


@final
class OpenedDie(AskSeat[MageKnight]):
    """Source Opening: at the end of the turn the die goes back rolled anew, or as it is."""

    RULE: ClassVar[str] = "MK-END-01"
    PROMPT: ClassVar[str] = "opened-die"

    def __init__(self, seat: Public[int]) -> None:
        super().__init__(seat)

    def open(self, g: MageKnight) -> bool:
        return opened(g, self.seat) != NONE

    def choices(self, g: MageKnight, menu: Decision) -> None:
        name = COLOURS[opened(g, self.seat)]
        menu.offer(OK, option("leave", name))
        menu.offer(OK, option("reroll", name))

    def chosen(self, g: MageKnight, seat: Seat, option: Option) -> Frame | None:
        colour = COLOUR[option.refs[0]]
        lasting.last(g, f"{lasting.OPENED}:{COLOURS[colour]}", seat)
        if option.verb == "leave":
            g.heroes[seat].now.took.remove(colour)
            g.source.append(colour)
            g.source.sort()
        return None
