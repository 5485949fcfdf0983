"""The course and the end of battles where little decides: turns, ties, hands that are too large."""

from __future__ import annotations

from realms.testing.rules import rule

from .arena import told, use
from .builder import ER
from .fields import EMPTY
from .test_initiative import BLADE, RAIDER, SPEAR, field

US, THEM = 0, 1


@rule("ER-INIT-02")
def test_a_turn_at_a_higher_initiative_does_not_count_for_the_equals_below() -> None:
    """The Spear has acted for the attacker at 9; at 5 the attacker begins all the same."""
    t = field({SPEAR: 9, BLADE: 5}, {RAIDER: 5})
    assert t.turns() == [SPEAR, BLADE, RAIDER]


@rule("ER-RESULT-02", "ER-RESULT-03")
def test_an_effect_on_ties_does_not_help_who_has_fewer_left() -> None:
    t = ER("black snow")
    t.hand(US, "")
    t.hand(THEM, "")
    t.artifacts(US, "art_laurel")
    for who in ("bl_guard_of_darn@N", "sn_sentinel@S", "sn_raider@E"):
        t.set(who, icons=EMPTY, lives=2)
    t.battle("bl_guard_of_darn@N", "sn_sentinel@S sn_raider@E")
    t.pass_to(US, "start")
    use(t, "art_laurel")
    t.fight_on()
    assert told(t, "er-battle-won")[0][0] == THEM


@rule("ER-DISCARD-02")
def test_after_a_battle_the_attacker_is_the_first_to_discard() -> None:
    """Both hold five cards when their fighters come home."""
    t = ER("black snow")
    t.hand(US, "bl_initiate bl_initiate bl_slaver bl_slaver bl_assassin")
    t.hand(THEM, "sn_raider sn_raider sn_frost_archer sn_frost_archer sn_ice_shaman")
    t.set("bl_guard_of_darn@N", icons=EMPTY)
    t.set("sn_sentinel@S", icons=EMPTY)
    t.battle("bl_guard_of_darn@N", "sn_sentinel@S")
    t.fight_on()
    assert t.prompts == [(US, "er-trim")]
    t.choose(t.options()[0])
    assert t.prompts == [(THEM, "er-trim")]
