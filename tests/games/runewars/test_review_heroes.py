"""Heroes and their duels, read against the rulebook once more."""

from __future__ import annotations

from realms.games.runewars.rules.heroes import earn_reward
from realms.testing.rules import rule

from .builder import RW
from .duels import OTHER, duel, ring
from .heroes import realm


@rule("RW-REWARD-18", "RW-REWARD-17")
def test_soulbiter_heals_who_wears_armour_too() -> None:
    """In one round Soulbiter kills and the armour of its bearer turns the last blow."""
    t = duel(ring(one="mordrog", mine="soulbiter runeplate", hurt=(2, 1)), "1 6", "mordrog")
    t.play("arm:soulbiter", "arm:runeplate", "use:soulbiter", "use:runeplate")
    assert t.told_of("rw-duel-won") == [("mordrog", OTHER)]
    assert t.hero_of("mordrog").damage == 0


@rule("RW-HERO-37")
def test_what_one_fist_does_not_keep_is_told() -> None:
    t: RW = realm()
    hero = t.hero("one_fist", "5B")
    t.top(t.g.reward_deck, "elven_bow frost_axe")
    t.go(earn_reward(t.g, hero))
    t.play("keep:frost_axe")
    assert t.g.reward_discard == ["elven_bow"]
    assert t.told_of("rw-reward-spent") == [("one_fist", "elven_bow")]
