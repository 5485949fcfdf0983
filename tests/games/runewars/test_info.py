"""RW-INFO: what is hidden, what is open, and that the same seed gives the same game."""

from __future__ import annotations

import pytest

from realms.games.runewars.spec import SPEC
from realms.games.runewars.state import Runewars
from realms.kernel import codec, view
from realms.kernel.match import Match
from realms.kernel.model import SPECTATOR
from realms.kernel.rng import seeded
from realms.testing.choices import at_random
from realms.testing.rules import rule

FIXED: dict[str, object] = {"map": "fixed", "factions": ["daqan", "uthuk", "latari"]}


def played(seed: int, choices: int, options: dict[str, object]) -> Match:
    match = SPEC.new_match(3, seed, options)
    rng = seeded(seed)
    for _ in range(choices):
        if not match.over:
            match.apply(*at_random(match, rng))
    return match


@rule("RW-INFO-02")
@pytest.mark.parametrize("options", [FIXED, {"map": "random", "factions": "dealt"}])
def test_the_same_seed_and_choices_give_the_same_game(options: dict[str, object]) -> None:
    assert codec.digest(played(1, 120, options)) == codec.digest(played(1, 120, options))
    assert codec.digest(played(1, 120, options)) != codec.digest(played(2, 120, options))


@rule("RW-INFO-02")
def test_a_redealt_game_goes_on_by_its_own_seed() -> None:
    match = played(3, 60, FIXED)
    one, other = [view.redeal(match, 0, seeded(seed)) for seed in (1, 1)]
    assert codec.digest(one) == codec.digest(other)


@rule("RW-INFO-01")
def test_open_are_influence_dials_figures_titles_cities_and_orders_played() -> None:
    match = played(4, 150, FIXED)
    assert isinstance(match, Runewars)
    for seat in (0, SPECTATOR):
        seen = view.project(match, seat).state
        realms = seen["realms"]
        assert isinstance(realms, list)
        for realm, shown in zip(match.realms, realms, strict=True):
            assert (shown["influence"], shown["dials"], shown["played"]) == (
                realm.influence,
                realm.dials,
                realm.played,
            )
        for name in ("standing", "routed", "fort", "city", "activated", "titles", "paid", "rune_at"):
            assert seen[name] == getattr(match, name)


@rule("RW-INFO-01")
def test_hidden_are_hands_quests_objectives_rewards_and_decks_of_others() -> None:
    match = played(4, 150, FIXED)
    assert isinstance(match, Runewars)
    seen = view.project(match, SPECTATOR).state
    realms = seen["realms"]
    assert isinstance(realms, list)
    for realm, shown in zip(match.realms, realms, strict=True):
        for name in ("tactics", "fresh", "quests", "objectives"):
            assert shown[name] == {"n": len(getattr(realm, name).items), "items": []}
        own = view.project(match, realm.seat).state["realms"]
        assert isinstance(own, list) and own[realm.seat]["objectives"]["items"] == realm.objectives.items
    for name in ("fate", "hero_deck", "reward_deck", "tactics_deck", "quest_deck"):
        pile = seen[name]
        assert isinstance(pile, dict) and pile["items"] == [] and pile["n"] == len(getattr(match, name).items)
