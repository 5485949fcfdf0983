"""Drafting (MK-OPT-35, 36): cards chosen before the game, and added to the deck day by day."""

from __future__ import annotations

from games.mage_knight.builder import MK, end_round
from realms.games.mage_knight.rules import drafting
from realms.games.mage_knight.rules.drafting import Draft
from realms.games.mage_knight.rules.scoring import deed_cards
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.state import MageKnight
from realms.kernel import view
from realms.testing.rules import rule
from realms.testing.scenario import Scenario


class Drafting(Scenario[MageKnight]):
    """Everybody has four cards to choose from."""

    def __init__(self, players: int = 3, scenario: str = "full_conquest") -> None:
        match = SPEC.new_match(players, 1, {"scenario": scenario, "drafting": True})
        assert isinstance(match, MageKnight)
        super().__init__(match)

    def pack(self, seat: int) -> list[str]:
        return self.refs("draft", seat=seat)

    def keep(self) -> list[str]:
        """Everybody keeps the first card."""
        kept = [self.pack(seat)[0] for seat in range(self.match.seats)]
        for seat, card in enumerate(kept):
            self.choose("draft", card, seat=seat)
        return kept


# Drafting.


@rule("MK-OPT-35")
def test_four_cards_for_everybody_before_the_table_is_laid() -> None:
    t = Drafting()
    assert [len(t.pack(seat)) for seat in range(3)] == [4, 4, 4]
    assert t.match.source == [] and t.match.action_offer == [] and t.match.unit_offer == []
    assert SPEC.flaw(t.match) == ""


@rule("MK-OPT-35")
def test_cards_are_passed_on_clockwise_until_everybody_has_three() -> None:
    t = Drafting()
    before = [t.pack(seat) for seat in range(3)]
    kept = t.keep()
    assert [sorted(t.pack(seat)) for seat in range(3)] == [sorted(before[seat - 1][1:]) for seat in range(3)]
    t.keep()
    t.keep()
    assert t.prompt == "pick-tactic"
    assert [len(zone.items) for zone in t.match.drafted] == [3, 3, 3]
    assert [zone.items[0] for zone in t.match.drafted] == kept
    there = t.match.action_deck.items + t.match.action_offer + t.match.monastery_offer
    assert len(there) == 28 - 9  # the rest was mixed in again
    assert len(t.match.source) == 5 and len(t.match.action_offer) == 3


@rule("MK-OPT-35")
def test_everybody_is_told_the_cards_that_come_and_only_those() -> None:
    t = Drafting()
    t.keep()
    for seat in range(3):
        assert [told["card"] for told in t.told(seat) if told["kind"] == "draft-received"] == t.pack(seat)


@rule("MK-OPT-35")
def test_everybody_chooses_at_the_same_time_and_sees_the_own_cards_only() -> None:
    t = Drafting()
    assert [seat for seat, _ in t.prompts] == [0, 1, 2]
    t.choose("draft", t.pack(1)[0], seat=1)
    assert [seat for seat, _ in t.prompts] == [0, 2]
    zones = {zone.id: zone for zone in scene(view.project(t.match, 0)).zones}
    assert len(zones["pack-0"].cards) == 4 and zones["pack-2"].cards == () and zones["pack-2"].count == 4
    assert zones["drafted-1"].cards == () and zones["drafted-1"].count == 1


@rule("MK-OPT-35")
def test_packs_are_equal_and_seen_by_their_players_only() -> None:
    t = Drafting()
    t.choose("draft", t.pack(1)[0], seat=1)
    draft = t.match.stack[-1]
    assert isinstance(draft, Draft) and SPEC.flaw(t.match) == ""
    draft.packs[0].seen = 7
    assert SPEC.flaw(t.match) == "what players choose among cannot be."
    draft.packs[0].seen = 1
    card = draft.packs[0].items.pop()
    assert SPEC.flaw(t.match) == "what players choose among cannot be."
    draft.packs[0].items.append(card)
    t.match.drafted[2].items.append("march")
    assert SPEC.flaw(t.match) == "what was drafted cannot be."


@rule("MK-OPT-35")
def test_alone_the_cards_come_back_to_the_same_player() -> None:
    t = Drafting(1, "solo_conquest")
    first = t.pack(0)
    t.keep()
    assert t.pack(0) == first[1:]
    t.keep()
    t.keep()
    assert t.match.drafted[0].items == first[:3]


def ready(players: int = 2, **options: object) -> MK:
    """A table of drafters in the first turn of seat 0."""
    return MK("full_conquest", players=players, options={"drafting": True, **options})


@rule("MK-OPT-36")
def test_drafted_cards_are_a_secret() -> None:
    t = ready()
    drafted = t.g.drafted[1].items
    zones = {zone.id: zone for zone in scene(view.project(t.g, 0)).zones}
    assert zones["drafted-1"].cards == () and zones["drafted-1"].count == 3
    own = {zone.id: zone for zone in scene(view.project(t.g, 1)).zones}
    assert [card.id for card in own["drafted-1"].cards] == drafted


@rule("MK-OPT-36")
def test_at_the_end_of_a_day_everybody_adds_one_of_them() -> None:
    t = ready()
    end_round(t)
    assert t.prompts == [(0, "add-drafted"), (1, "add-drafted")]
    card = t.g.drafted[0].items[1]
    t.choose("add", card, seat=0)
    assert t.happened("draft-added") == [{"kind": "draft-added", "who": 0}]
    assert card not in [item for event in t.told(1) for item in event.values()]
    t.choose("add", t.g.drafted[1].items[0], seat=1)
    assert card in deed_cards(t.hero()) and len(t.g.drafted[0].items) == 2
    assert t.prompt == "pick-tactic" and t.g.night
    end_round(t)
    assert t.prompt == "pick-tactic" and not t.g.night  # a night adds nothing


@rule("MK-OPT-36", "MK-SCEN-11-04")
def test_who_is_out_of_the_game_adds_nothing() -> None:
    t = ready(3)
    with t.edit() as g:
        g.heroes[1].out = True
        g.order = [0, 2]
    end_round(t)
    assert t.prompts == [(0, "add-drafted"), (2, "add-drafted")]


@rule("MK-OPT-36")
def test_the_last_card_needs_no_choice_and_then_there_is_none() -> None:
    t = ready()
    with t.edit() as g:
        for zone in g.drafted:
            while len(zone.items) > 1:
                g.action_deck.put(zone.take(0))
    end_round(t)
    assert [len(zone.items) for zone in t.g.drafted] == [0, 0] and t.prompt == "pick-tactic"
    assert drafting.day_ends(t.g) is None


@rule("MK-OPT-36")
def test_when_the_game_ends_nothing_is_added() -> None:
    t = ready()
    with t.edit() as g:
        g.ending = True
    end_round(t)
    assert t.match.over and [len(zone.items) for zone in t.g.drafted] == [3, 3]
