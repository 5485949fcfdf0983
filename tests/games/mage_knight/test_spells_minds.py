"""Mind Read and Mind Steal: the white spells that go for the hands of the others."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.terms import GREEN, RED


def test_mind_read_gains_a_crystal_and_costs_the_others_a_card() -> None:
    t = MK(players=3, hand="mind_read")
    t.hand("rage, threaten, march", seat=1)
    t.hand("march, wound", seat=2)
    t.mana(tokens="white")
    t.play("mind_read", "basic", "colour:red")
    assert t.hero().crystals[RED] == 1
    assert t.prompts == [(1, "give-up-card")]
    assert t.options(seat=1) == ["discard:rage", "discard:threaten"]
    t.choose("discard:threaten", seat=1)
    assert t.hero(1).discard[-1] == "threaten"
    assert t.prompts == [(2, "give-up-card")]
    assert t.options(seat=2) == ["none"]
    t.choose("none", seat=2)
    assert [e["card"] for e in t.happened("card-shown")] == ["march", "wound"]
    assert t.prompts == [(0, "move")]


def test_who_has_no_such_card_shows_the_hand_to_everybody() -> None:
    t = MK(players=2, hand="mind_read")
    t.hand("march, march, stamina", seat=1)
    t.mana(tokens="white")
    seen = t.sees(0)["heroes"][1]["hand"]  # type: ignore[index]
    assert seen == {"n": 3, "items": []}
    t.play("mind_read", "basic", "colour:red", "none")
    seen = t.sees(0)["heroes"][1]["hand"]  # type: ignore[index]
    assert seen == {"n": 3, "items": ["march", "march", "stamina"]}
    assert not t.can_undo(0)


def test_a_spell_of_the_colour_is_given_up_too_an_artifact_never() -> None:
    t = MK(players=2, hand="mind_read")
    t.hand("fireball, horn_of_wrath, wound", seat=1)
    t.mana(tokens="white")
    t.play("mind_read", "basic", "colour:red")
    assert t.options(seat=1) == ["discard:fireball"]


def test_an_empty_hand_is_not_asked() -> None:
    t = MK(players=2, hand="mind_read")
    t.hand("", seat=1)
    t.mana(tokens="white")
    t.play("mind_read", "basic", "colour:green")
    assert t.prompts == [(0, "move")]
    assert t.hero().crystals[GREEN] == 1


def test_mind_steal_may_keep_an_action_for_good() -> None:
    t = MK(players=3, hand="mind_read, march")
    t.night()
    t.hand("rage", seat=1)
    t.hand("fireball, march", seat=2)
    t.mana(tokens="white black")
    t.play("mind_read", "strong", "colour:red", "discard:rage", "discard:fireball")
    assert t.prompts == [(0, "steal-card")]
    assert t.options() == ["steal:1:rage", "pass"]  # spells are not taken
    t.choose("steal:1:rage")
    assert sorted(t.hero().hand.items) == ["march", "rage"]
    assert "rage" not in t.hero(1).discard
    assert t.hero(2).discard == ["fireball"]


def test_nothing_is_stolen_by_mind_read_nor_by_who_does_not_want_it() -> None:
    t = MK(players=2, hand="mind_read, march")
    t.night()
    t.hand("rage", seat=1)
    t.mana(tokens="white black")
    t.play("mind_read", "strong", "colour:red", "discard:rage", "pass")
    assert t.hero(1).discard == ["rage"]
    u = MK(players=2, hand="mind_read, march")
    u.hand("rage", seat=1)
    u.mana(tokens="white")
    u.play("mind_read", "basic", "colour:red", "discard:rage")
    assert u.prompts == [(0, "move")]
