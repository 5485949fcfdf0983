"""The auction of heroes: picking, agreeing, bidding fame, and what it means for the first round."""

from __future__ import annotations

from realms.games.mage_knight.data.heroes import HEROES, deck_of
from realms.games.mage_knight.data.tracks import level_of, on_track
from realms.games.mage_knight.rules.auction import MOST, Auction
from realms.games.mage_knight.rules.levelup import LevelUps
from realms.games.mage_knight.rules.points import gain_fame
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.kernel import view
from realms.testing.rules import rule
from realms.testing.scenario import Scenario


class Bidding(Scenario[MageKnight]):
    """Players who have no heroes yet."""

    def __init__(self, players: int = 3, seed: int = 1, scenario: str = "full_conquest") -> None:
        match = SPEC.new_match(players, seed, {"scenario": scenario, "hero_auction": True})
        assert isinstance(match, MageKnight)
        super().__init__(match)
        self.order = self.match.order[:]

    def names(self) -> list[str]:
        """The heroes in selection order."""
        return [self.match.heroes[seat].name for seat in self.order]

    def fame(self) -> list[int]:
        return [self.match.heroes[seat].fame for seat in self.order]

    def agreed(self, *heroes: str) -> None:
        """These are picked, and everybody agrees."""
        for hero in heroes:
            self.choose("pick", hero)
            while self.prompt == "bid-for-hero":
                self.choose("pass")


@rule("MK-OPT-02")
def test_players_pick_in_an_order_by_lot() -> None:
    orders = {tuple(Bidding(seed=seed).order) for seed in range(30)}
    assert len(orders) == 6
    t = Bidding()
    assert t.active == t.order[0] and t.refs("pick") == list(HEROES)


@rule("MK-OPT-02")
def test_a_hero_with_whom_all_agree_costs_nothing() -> None:
    t = Bidding()
    first, second, third = t.order
    t.choose("pick:tovak")
    assert t.active == second and t.prompt == "bid-for-hero"
    t.choose("pass")
    assert t.active == third
    t.choose("pass")
    assert t.names() == ["tovak", "", ""] and t.fame() == [0, 0, 0]
    assert t.happened("hero-taken") == [{"kind": "hero-taken", "who": first, "hero": "tovak", "n": 0}]
    assert t.active == second and "tovak" not in t.refs("pick")


@rule("MK-OPT-02", "MK-SETUP-26")
def test_when_all_have_heroes_the_table_is_laid() -> None:
    t = Bidding()
    assert t.match.source == [] and t.match.unit_offer == [] and t.match.heroes[0].deck.items == []
    assert SPEC.flaw(t.match) == ""
    assert [panel.card for panel in scene(view.project(t.match, 0)).panels] == ["nobody"] * 3
    t.agreed("goldyx", "arythea", "tovak")
    assert t.prompt == "pick-tactic" and len(t.match.source) == 5 and len(t.match.unit_offer) == 5
    for hero in t.match.heroes:
        assert (
            sorted(hero.hand.items + hero.deck.items) == sorted(deck_of(hero.name)) and len(hero.hand.items) == 5
        )
    assert SPEC.flaw(t.match) == ""


@rule("MK-OPT-02")
def test_the_last_of_four_gets_the_last_hero() -> None:
    t = Bidding(4)
    t.agreed("goldyx", "arythea", "tovak")
    assert t.names() == ["goldyx", "arythea", "tovak", "norowas"] and t.prompt == "pick-tactic"


@rule("MK-OPT-02", "MK-DUMMY-02")
def test_the_virtual_player_is_a_hero_nobody_took() -> None:
    t = Bidding(2, scenario="full_cooperation")
    assert t.match.dummy is None and SPEC.flaw(t.match) == ""
    t.agreed("goldyx", "tovak")
    assert t.match.dummy is not None and t.match.dummy.name in ("arythea", "norowas")
    assert len(t.match.dummy.deck.items) == 16 and SPEC.flaw(t.match) == ""


@rule("MK-OPT-03")
def test_who_picked_must_bid_as_much_or_give_the_hero_up() -> None:
    t = Bidding()
    first = t.order[0]
    t.choose("pick:tovak")
    t.choose("bid:2")
    t.choose("pass")  # the third player
    assert t.active == first and t.prompt == "match-bid" and t.options() == ["match:2", "give_up"]
    t.choose("give_up")
    assert t.names() == ["", "tovak", ""] and t.fame() == [0, -2, 0]
    assert t.active == first and t.prompt == "pick-hero"  # goes on picking


@rule("MK-OPT-03", "MK-OPT-05")
def test_of_equal_bids_that_of_the_earlier_player_wins() -> None:
    t = Bidding()
    second = t.order[1]
    t.choose("pick:tovak")
    t.choose("bid:2")
    t.choose("pass")
    t.choose("match:2")
    assert t.active == second and t.refs("bid")[0] == "3"  # may go on
    t.choose("pass")
    assert t.names() == ["tovak", "", ""] and t.fame() == [-2, 0, 0]
    assert t.active == second and t.prompt == "pick-hero"


@rule("MK-OPT-04")
def test_bidding_goes_round_and_every_bid_is_higher() -> None:
    t = Bidding()
    first, second, third = t.order
    t.choose("pick:tovak")
    assert t.refs("bid") == [str(n) for n in range(1, MOST + 1)]
    t.choose("bid:1")
    assert t.active == third and t.refs("bid")[0] == "2"
    t.choose("bid:4")
    assert t.active == first
    t.choose("give_up")
    assert t.active == second and t.refs("bid")[0] == "5"
    t.choose("bid:5")
    assert t.active == third  # who gave up is not asked again
    t.choose("pass")
    assert t.names() == ["", "tovak", ""] and t.fame() == [0, -5, 0]


@rule("MK-OPT-04")
def test_who_has_bid_before_may_bid_the_same_if_earlier_in_the_order() -> None:
    t = Bidding()
    _, second, third = t.order
    t.choose("pick:tovak")
    t.choose("bid:1")
    assert t.active == third and t.refs("match") == []
    t.choose("bid:2")
    t.choose("give_up")
    assert t.active == second and t.refs("match") == ["2"]
    t.choose("match:2")
    assert t.active == third and t.refs("match") == [] and t.refs("bid")[0] == "3"
    t.choose("pass")
    assert t.names() == ["", "tovak", ""] and t.fame() == [0, -2, 0]


@rule("MK-OPT-05")
def test_only_who_takes_the_hero_pays() -> None:
    t = Bidding()
    second = t.order[1]
    t.choose("pick:tovak")
    t.choose("bid:3")
    t.choose("bid:4")
    t.choose("match:4")
    t.choose("pass")  # the second player
    t.choose("pass")
    assert t.names() == ["tovak", "", ""] and t.fame() == [-4, 0, 0]
    assert t.active == second


@rule("MK-OPT-05")
def test_who_has_a_hero_has_no_say() -> None:
    t = Bidding()
    t.agreed("tovak")
    t.choose("pick:goldyx")
    assert t.active == t.order[2]
    t.choose("pass")
    assert t.prompt == "pick-hero" and t.active == t.order[2]
    t.choose("pick:arythea")
    assert t.prompt == "pick-tactic"  # nobody is left to object


@rule("MK-OPT-06")
def test_fame_below_nothing_stands_at_the_end_of_the_track_and_changes_no_level() -> None:
    assert on_track(-2) == 118 and level_of(-2) == 1 and level_of(-MOST) == 1
    t = Bidding(2)
    t.choose("pick:tovak")
    t.choose("bid:2")
    t.choose("give_up")
    t.agreed("goldyx")
    second = t.order[1]
    hero = t.match.heroes[second]
    assert hero.fame == -2 and hero.level == 1
    facts = dict(scene(view.project(t.match, 0)).panels[second].facts)
    assert facts["fact-fame"] == -2 and facts["fact-level"] == 1
    with t.edit() as g:
        gain_fame(g, second, 4)
    t.enter(LevelUps(second))
    assert hero.fame == 2 and hero.level == 1  # past the end of the track, on the first row
    with t.edit() as g:
        gain_fame(g, second, 1)
    t.enter(LevelUps(second))
    assert t.match.heroes[second].level == 2


@rule("MK-OPT-03", "MK-OPT-05")
def test_only_a_free_hero_is_bid_for_and_only_by_those_without() -> None:
    t = Bidding()
    t.agreed("tovak")
    t.choose("pick:goldyx")
    auction = t.match.stack[-1]
    assert isinstance(auction, Auction) and SPEC.flaw(t.match) == ""
    for name, value in (("hero", "tovak"), ("speakers", [t.order[0]]), ("leader", t.order[0]), ("bid", MOST + 1)):
        before = getattr(auction, name)
        setattr(auction, name, value)
        assert SPEC.flaw(t.match) == "what players choose among cannot be."
        setattr(auction, name, before)


@rule("MK-OPT-06")
def test_fame_of_the_scenario_and_of_the_auction_are_counted_together() -> None:
    t = Bidding(2, scenario="blitz_conquest")
    t.choose("pick:tovak")
    t.choose("bid:3")
    t.choose("give_up")
    t.agreed("goldyx")
    assert t.fame() == [1, -2]


@rule("MK-OPT-07")
def test_first_tactics_are_taken_in_reverse_order_whatever_was_paid() -> None:
    t = Bidding()
    first, second, third = t.order
    t.choose("pick:tovak")
    t.choose("bid:5")
    t.choose("pass")
    t.choose("match:5")
    t.choose("pass")
    t.agreed("goldyx", "arythea")
    asked = []
    for _ in range(3):
        asked.append(t.active)
        t.choose(t.options("tactic")[0])
    assert asked == [third, second, first]  # the first has paid most
    assert t.match.heroes[first].fame == -5


@rule("MK-OPT-07")
def test_later_tactics_go_by_fame() -> None:
    t = Bidding(2)
    first = t.order[0]
    t.choose("pick:tovak")
    t.choose("bid:1")
    t.choose("match:1")
    t.choose("pass")
    t.agreed("goldyx")
    t.until_that(lambda: t.match.round == 2 and t.prompt == "pick-tactic")
    lowest = min(t.match.heroes, key=lambda hero: hero.fame)
    assert t.active == lowest.seat == first
