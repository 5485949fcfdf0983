"""Positions of Tiny Epic Kingdoms for rule tests: a set-up match, then armies, stocks and levels as needed.

t = table("orcs humans elves", "GAL MOR AUG")
t.armies(0, "GAL-1 GAL-3").armies(1, "MOR-4 GAL-2").stock(0, mana=1, ore=2)
t.acts(0, "patrol")
t.play("do:patrol", "army:GAL-1", "to:GAL-2")       # war
"""

from __future__ import annotations

from realms.games.tiny_epic_kingdoms.data.territories import AREA_OF, LAND_OF
from realms.games.tiny_epic_kingdoms.rules import board
from realms.games.tiny_epic_kingdoms.rules.turn import Everybody, Game, SelectAction, Turn
from realms.games.tiny_epic_kingdoms.spec import SPEC
from realms.games.tiny_epic_kingdoms.state import EMPTY, LYING, NEUTRAL, OWNER, Realm, TinyEpicKingdoms
from realms.games.tiny_epic_kingdoms.terms import NONE, STAYING_TOKENS
from realms.testing.scenario import Scenario

RACES = ("orcs", "humans", "elves", "dwarves", "lizardfolk")
HOMES = ("GAL", "MOR", "AUG", "ECL", "VEL")


class Table(Scenario[TinyEpicKingdoms]):
    """Armies are named by area, `~` after the area lays the army down: "GAL-1 GAL-1 TUL-1~"."""

    def realm(self, seat: int) -> Realm:
        return self.match.realms[seat]

    def armies(self, seat: int, areas: str) -> Table:
        """These are all the armies the seat has in play."""
        with self.edit() as g:
            for area in g.realms[seat].armies[:]:
                board.take(g, seat, area)
            for word in areas.split():
                area = AREA_OF[word.rstrip("~")]
                board.place(g, seat, area)
                if word.endswith("~"):
                    for i in (2 * area + 1, 2 * area):
                        if g.slots[i] == seat:
                            g.slots[i] = seat | LYING
                            break
        return self

    def stock(self, seat: int, *, mana: int = 0, ore: int = 0, food: int = 0) -> Table:
        with self.edit() as g:
            g.realms[seat].stock = [mana, ore, food]
        return self

    def magic(self, seat: int, level: int) -> Table:
        with self.edit() as g:
            g.realms[seat].magic = level
        return self

    def tower(self, seat: int, level: int) -> Table:
        with self.edit() as g:
            g.realms[seat].tower = level
        return self

    def shields(self, *actions: str) -> Table:
        """These actions carry a shield."""
        with self.edit() as g:
            g.shields = list(actions)
        return self

    def neutrals(self, areas: str) -> Table:
        """Neutral armies stand here and nowhere else."""
        with self.edit() as g:
            for area in LAND_OF[g.lost_kingdom]:
                while board.stranger(g, NONE, area) == NEUTRAL:
                    board.take(g, NEUTRAL, area)
            for word in areas.split():
                board.place(g, NEUTRAL, AREA_OF[word])
            g.neutrals = len(areas.split())
        return self

    def face_down(self, token: str, area: str) -> Table:
        """This token lies face down here (exchanged with the one that did, or taken from elsewhere)."""
        with self.edit() as g:
            i = g.hidden.items.index(token)
            place = AREA_OF[area]
            if place in g.hidden_at:
                j = g.hidden_at.index(place)
                g.hidden.items[i], g.hidden.items[j] = g.hidden.items[j], g.hidden.items[i]
            else:
                g.hidden_at[i] = place
        return self

    def face_up(self, token: str, area: str) -> Table:
        """This token has been found here and stays."""
        assert token in STAYING_TOKENS
        with self.edit() as g:
            i = g.hidden.items.index(token)
            del g.hidden_at[i]
            g.open.put(g.hidden.take(i))
            g.open_at.append(AREA_OF[area])
        return self

    def no_tokens_in(self, *areas: str) -> Table:
        """No face-down token lies in these areas."""
        with self.edit() as g:
            for area in areas:
                if AREA_OF[area] in g.hidden_at:
                    g.hidden_at[g.hidden_at.index(AREA_OF[area])] = NONE
        return self

    def crown(self, seat: int) -> Table:
        with self.edit() as g:
            i = g.hidden.items.index("crown")
            del g.hidden_at[i]
            g.open.put(g.hidden.take(i))
            g.open_at.append(NONE)
            g.crown = seat
        return self

    def acts(self, seat: int, action: str, *, active: int | None = None) -> Table:
        """Now it is the seat's choice: the action was selected by `active` (the seat itself if not named)."""
        g = self.match
        g.active = seat if active is None else active
        if action not in g.shields:
            g.shields.append(action)
        else:
            g.shields.remove(action)
            g.shields.append(action)
        order = tuple((seat + i) % g.seats for i in range(g.seats))
        self.restart(Game(), Turn("check_end"), Everybody(order))
        return self

    def turn_of(self, seat: int) -> Table:
        """A new turn of the seat begins, with its first phase."""
        self.match.active = seat
        self.restart(Game())
        return self

    def selects(self, seat: int) -> Table:
        """The seat selects an action; nothing is cleared before."""
        self.match.active = seat
        self.restart(Game(), Turn("act"), SelectAction(seat))
        return self

    def at(self, area: str) -> list[tuple[int, bool]]:
        """Who is in the area: (owner, lies), in no order that matters."""
        i = 2 * AREA_OF[area]
        return sorted((a & OWNER, bool(a & LYING)) for a in self.match.slots[i : i + 2] if a != EMPTY)

    def owners(self, area: str) -> list[int]:
        return [owner for owner, _ in self.at(area)]

    def resources(self, seat: int) -> tuple[int, int, int]:
        """Mana, ore, food."""
        mana, ore, food = self.realm(seat).stock
        return mana, ore, food

    def bids(self, first: str, second: str) -> None:
        """Both set their dice: "flag" or a number, instigator first."""
        seats = [d.seat for d in self.due if d.prompt == "war-dice"]
        for seat, shown in zip(seats, (first, second), strict=True):
            self.choose("flag" if shown == "flag" else f"bid:{shown}", seat=seat)

    def end(self) -> None:
        """The game is over now: armies in ruins are lost, the sheet can be read."""
        self.restart(Game("finish"))

    def points(self, seat: int, row: str) -> int:
        """What the seat scores in a row of the sheet ("armies", "magic", "bonus", "tower", …)."""
        outcome = self.match.outcome()
        assert outcome is not None
        return dict(outcome.sheet)[f"score-{row}"][seat]


def table(
    races: str = "orcs humans elves",
    homes: str = "",
    *,
    seed: int = 1,
    find_tokens: bool = False,
    solo: bool = False,
) -> Table:
    """A match after set-up: given races and homes, both armies in the first land region, 2 of each resource."""
    named = races.split()
    players = len(named) + (1 if solo else 0)
    codes = homes.split() or list(HOMES[:players])
    options: dict[str, object] = {"races": named, "territories": codes, "find_tokens": find_tokens, "solo": solo}
    t = Table(SPEC.new_match(players, seed, options))  # type: ignore[arg-type]
    while t.match.seq < 500 and t.prompt != "select-action":
        menu = next(d for d in t.due if not d.optional)
        key = "split:2:2:2" if menu.prompt == "pick-split" else menu.options[0].key
        t.choose(key, seat=menu.seat)
    t.forget()
    return t


def attack(t: Table, seat: int, start: str, to: str, by: str = "patrol", *, active: int | None = None) -> Table:
    """The seat moves an army by patrol or quest; a war if somebody is there."""
    t.all_events.clear()
    t.acts(seat, by, active=active)
    t.play(f"do:{by}", f"army:{start}", f"to:{to}")
    return t


def pay(t: Table, units: str) -> Table:
    """Pay for war one by one: "mana ore"."""
    for unit in units.split():
        t.choose(f"pay:{unit}")
    return t


def told(t: Table, kind: str) -> list[tuple[object, ...]]:
    """The arguments of every event of this kind since the last `attack`."""
    return [e.args for e in t.all_events if e.kind.name == kind]
