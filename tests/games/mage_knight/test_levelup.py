"""Level-ups: lines of the fame track, skills, advanced actions, and the dummy's skills."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data import tracks
from realms.games.mage_knight.data.skills import SKILLS
from realms.games.mage_knight.rules.units import slots
from realms.testing.rules import rule


def level_up(t: MK, fame: int) -> None:
    """The turn ends with so much fame; on to the first question of the level-up."""
    t.fame(fame)
    t.choose("end")
    t.until_that(lambda: t.prompt in ("choose-skill", "move", "between-turns"), "the level-up")


def stack(t: MK, *skills: str, seat: int = 0) -> None:
    """These skills are revealed next, the first first."""
    with t.edit() as g:
        items = g.heroes[seat].stack.items
        for skill in reversed(skills):
            items.remove(skill)
            items.append(skill)


@rule("MK-END-12", "MK-END-13")
def test_an_odd_level_brings_a_command_token_and_new_values() -> None:
    t = MK("full_conquest", players=2)
    t.level(2)
    level_up(t, 8)
    hero = t.hero()
    assert hero.level == 3 and not hero.skills
    assert slots(hero) == 2 and tracks.ARMOUR[3] == 3 and tracks.HAND_LIMIT[3] == 5
    assert t.prompt in ("move", "between-turns")  # nothing was asked


@rule("MK-END-12")
def test_without_a_crossed_line_there_is_no_level() -> None:
    t = MK("full_conquest", players=2)
    level_up(t, 2)
    assert t.hero().level == 1 and t.prompt != "choose-skill"


@rule("MK-END-13")
def test_odd_levels_by_the_table() -> None:
    assert [tracks.COMMAND[n] for n in (1, 3, 5, 7, 9)] == [1, 2, 3, 4, 5]
    assert [tracks.ARMOUR[n] for n in (1, 3, 5, 7, 9)] == [2, 3, 3, 4, 4]
    assert [tracks.HAND_LIMIT[n] for n in (1, 3, 5, 7, 9)] == [5, 5, 6, 6, 7]


@rule("MK-SKILL-02", "MK-END-14", "MK-END-15", "MK-END-17")
def test_an_even_level_brings_one_of_two_skills_and_any_advanced_action() -> None:
    t = MK("full_conquest", players=2)
    stack(t, "dark_paths", "invocation")
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    level_up(t, 3)
    assert t.options() == ["learn:dark_paths", "learn:invocation"]
    assert len(t.hero().stack.items) == 8
    t.choose("learn:invocation")
    assert t.hero().skills == ["invocation"] and t.g.common_skills == ["dark_paths"]
    assert t.options() == ["gain:fire_bolt", "gain:ice_bolt", "gain:crushing_bolt"]
    deck = t.g.action_deck.items[-1]
    t.choose("gain:ice_bolt")
    # It goes on the deed deck, and the hand is drawn up from there.
    assert "ice_bolt" in t.hero().deck.items + t.hero().hand.items
    assert t.g.action_offer == [deck, "fire_bolt", "crushing_bolt"]


@rule("MK-END-16")
def test_another_players_skill_comes_with_the_lowest_action() -> None:
    t = MK("full_conquest", players=2)
    stack(t, "dark_paths", "invocation")
    with t.edit() as g:
        g.heroes[1].stack.items.remove("flight")
        g.common_skills.append("flight")
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    level_up(t, 3)
    t.choose("learn:flight")
    assert t.hero().skills == ["flight"] and t.g.common_skills == ["dark_paths", "invocation"]
    assert t.refused("gain", "fire_bolt") == "MK-END-16"
    assert t.refused("gain", "ice_bolt") == "MK-END-16"
    t.choose("gain:crushing_bolt")
    assert t.hero().level == 2


@rule("MK-END-17")
def test_own_skills_of_the_common_area_cannot_be_taken_back() -> None:
    t = MK("full_conquest", players=2)
    stack(t, "dark_paths", "invocation")
    with t.edit() as g:
        g.heroes[0].stack.items.remove("burning_power")
        g.common_skills.append("burning_power")
    level_up(t, 3)
    assert t.options() == ["learn:dark_paths", "learn:invocation"]


@rule("MK-END-12", "MK-END-14")
def test_two_lines_crossed_are_two_levels() -> None:
    t = MK("full_conquest", players=2)
    level_up(t, 15)  # levels 2, 3 and 4
    t.choose(t.options("learn")[0])
    t.choose(t.options("gain")[0])
    assert t.prompt == "choose-skill" and t.hero().level == 4
    t.choose(t.options("learn")[0])
    t.choose(t.options("gain")[0])
    assert len(t.hero().skills) == 2 and len(t.hero().stack.items) == 6
    assert t.hero().level == 4 and len(t.g.common_skills) == 2


@rule("MK-END-12")
def test_the_tenth_level_is_the_last() -> None:
    t = MK("full_conquest", players=2)
    with t.edit() as g:
        g.heroes[0].level = 10
        g.heroes[0].fame = 99
    level_up(t, 125)
    assert t.hero().level == 10 and t.prompt != "choose-skill"


@rule("MK-END-15")
def test_with_a_single_token_left_there_is_one_to_choose() -> None:
    t = MK("full_conquest", players=2)
    with t.edit() as g:
        stack = g.heroes[0].stack
        while len(stack.items) > 1:
            g.common_skills.append(stack.take(0))
    level_up(t, 3)
    assert len(t.options("learn")) == 1


@rule("MK-END-15")
def test_revealed_skills_are_seen_by_all() -> None:
    t = MK("full_conquest", players=2)
    stack(t, "dark_paths", "invocation")
    level_up(t, 3)
    shown = [e for e in t.told(1) if e["kind"] == "skill-shown"]
    assert [e["skill"] for e in shown] == ["dark_paths", "invocation"]


@rule("MK-SOLO-01")
def test_alone_the_dummy_has_a_stack_of_skills_without_the_competitive_one() -> None:
    t = MK("solo_conquest")
    dummy = t.g.dummy
    assert dummy is not None
    assert len(dummy.stack.items) == 10
    assert all(SKILLS[skill].hero == dummy.name and not SKILLS[skill].competitive for skill in dummy.stack.items)


@rule("MK-SOLO-02")
def test_alone_a_skill_of_the_dummy_joins_the_common_area_and_can_be_chosen_later() -> None:
    t = MK("solo_conquest")
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    dummy = t.g.dummy
    assert dummy is not None
    nxt = dummy.stack.items[-1]
    level_up(t, 3)
    assert len(t.options("learn")) == 2  # none of the dummy's yet
    t.choose(t.options("learn")[0])
    t.choose("gain:fire_bolt")
    assert t.g.common_skills[-1] == nxt
    t.until("move")
    level_up(t, 15)
    assert t.hero().level == 4 and t.offers("learn", nxt)
    t.choose("learn", nxt)
    assert t.hero().skills[-1] == nxt and len(t.options("gain")) == 1
    t.choose(t.options("gain")[0])
    assert len(t.g.common_skills) == 4  # one left over, both revealed, another of the dummy


@rule("MK-SKILL-03")
def test_a_gained_skill_lies_face_up_and_can_be_used_in_the_next_turn() -> None:
    t = MK("solo_conquest")
    stack(t, "dark_paths", "burning_power")
    level_up(t, 3)
    t.choose("learn:dark_paths")
    t.choose(t.options("gain")[0])
    t.until("move")
    t.choose("skill", "dark_paths")
    assert t.hero().now.move == 1
