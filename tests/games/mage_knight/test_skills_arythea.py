"""Skills of Arythea, and what all skills have in common."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.skilled import end_turn, skilled, use
from realms import wording
from realms.games.mage_knight.data.skills import SKILLS, skills_of
from realms.games.mage_knight.spec import SPEC
from realms.games.mage_knight.terms import BLACK, FIRE, PHYSICAL, RED, SIEGE, WHITE, WOUND
from realms.testing.rules import rule


@rule("MK-SKILL-01", "MK-SETUP-30")
def test_every_hero_has_ten_skills_of_its_own() -> None:
    for hero in ("arythea", "tovak", "goldyx", "norowas"):
        competitive, together = skills_of(hero, competitive=True), skills_of(hero, competitive=False)
        assert len(competitive) == len(together) == 10
        assert len(set(competitive) & set(together)) == 9  # the interactive one is exchanged
    assert len(SKILLS) == 44


@rule("MK-SKILL-01", "MK-SETUP-30", "MK-SETUP-31")
def test_nobody_starts_with_a_skill() -> None:
    t = MK("full_conquest", players=2)
    for seat in (0, 1):
        hero = t.hero(seat)
        assert not hero.skills and not hero.units and hero.crystals == [0, 0, 0, 0]
        assert sorted(hero.stack.items) == sorted(skills_of(hero.name, competitive=True))
    assert "healing_ritual" in t.hero(0).stack.items and "ritual_of_pain" not in t.hero(0).stack.items


@rule("MK-SETUP-30")
def test_alone_the_competitive_skill_is_exchanged() -> None:
    t = MK()
    assert "ritual_of_pain" in t.hero().stack.items and "healing_ritual" not in t.hero().stack.items


@rule("MK-SETUP-24", "MK-SETUP-25")
def test_a_hero_starts_with_armour_two_five_cards_and_one_command() -> None:
    from realms.games.mage_knight.data import tracks
    from realms.games.mage_knight.rules.units import slots

    t = MK("full_conquest", players=2)
    assert t.hero().level == 1
    assert tracks.ARMOUR[1] == 2 and tracks.HAND_LIMIT[1] == 5 and slots(t.hero()) == 1


@rule("MK-SKILL-03")
def test_a_skill_of_another_hero_is_used_as_an_own_one() -> None:
    t = skilled("dark_paths", players=2, hero="tovak")
    use(t, "dark_paths")
    assert t.hero().now.move == 1


@rule("MK-SKILL-06")
def test_dark_paths_once_in_each_turn() -> None:
    t = skilled("dark_paths")
    use(t, "dark_paths")
    assert t.hero().now.move == 1
    assert t.refused("skill", "dark_paths") == "MK-SKILL-06"
    end_turn(t, 0)
    t.night()
    use(t, "dark_paths")
    assert t.hero().now.move == 2


def test_burning_power_in_both_phases_of_attack() -> None:
    t = skilled("burning_power")
    assert t.refused("skill", "burning_power") == "MK-COMBAT-14"
    t.fight("prowlers")
    use(t, "burning_power", "do:fire_siege")
    assert t.attack()[4 * SIEGE + FIRE] == 1
    t = skilled("burning_power")
    t.fight("prowlers", phase="melee")
    use(t, "burning_power", "do:siege")
    assert t.attack()[4 * SIEGE + PHYSICAL] == 1


def test_hot_swordsmanship_in_melee_only() -> None:
    t = skilled("hot_swordsmanship")
    t.fight("prowlers")
    assert t.refused("skill", "hot_swordsmanship") == "MK-COMBAT-31"
    t.fight("prowlers", phase="melee")
    use(t, "hot_swordsmanship", "do:fire_attack")
    assert t.attack()[FIRE] == 2


def test_dark_negotiation() -> None:
    t = skilled("dark_negotiation")
    use(t, "dark_negotiation")
    assert t.hero().now.influence == 2
    t = skilled("dark_negotiation")
    t.night()
    use(t, "dark_negotiation")
    assert t.hero().now.influence == 3


def test_in_a_dungeon_the_night_counts() -> None:
    t = skilled("night_sharpshooting", hero="tovak")
    t.fight("minotaur")
    assert t.g.fight is not None
    with t.edit() as g:
        assert g.fight is not None
        g.fight.dark = True
    use(t, "night_sharpshooting")
    assert t.attack()[4] == 2


@rule("MK-SKILL-04")
def test_dark_fire_magic_once_a_round() -> None:
    t = skilled("dark_fire_magic")
    use(t, "dark_fire_magic", "colour:black")
    assert t.hero().crystals[RED] == 1 and t.hero().tokens[BLACK] == 1
    assert t.refused("skill", "dark_fire_magic") == "MK-SKILL-04"
    end_turn(t, 0)
    assert t.refused("skill", "dark_fire_magic") == "MK-SKILL-04"
    t.until_that(lambda: t.g.round == 2 and t.prompt == "move", "the second round")
    assert t.offers("skill", "dark_fire_magic")


def test_dark_fire_magic_above_three_crystals_gives_tokens() -> None:
    t = skilled("dark_fire_magic")
    t.mana(crystals="red red red")
    use(t, "dark_fire_magic", "colour:red")
    assert t.hero().crystals[RED] == 3 and t.hero().tokens[RED] == 2


def test_power_of_pain_plays_a_wound_sideways() -> None:
    t = skilled("power_of_pain", hand="wound, march")
    assert t.refused("card", "wound") == "MK-DEED-06"
    use(t, "power_of_pain")
    t.play("wound", "move")
    assert t.hero().now.move == 2
    assert WOUND in t.hero().played
    t.play("march", "move")
    assert t.hero().now.move == 3  # only the wound was worth more
    end_turn(t, 0)
    assert WOUND in t.hero().discard or WOUND in t.hero().hand.items + t.hero().deck.items


def test_power_of_pain_needs_a_wound_that_could_be_played() -> None:
    t = skilled("power_of_pain", hand="march")
    assert t.refused("skill", "power_of_pain") == "MK-DEED-07"
    t = skilled("power_of_pain", hand="wound, march")
    t.fight("prowlers")
    assert t.refused("skill", "power_of_pain") == "MK-COMBAT-14"


def test_a_wound_played_by_power_of_pain_still_counts_for_the_knock_out() -> None:
    t = skilled("power_of_pain", hand="wound, march")
    t.fight("prowlers", phase="melee")
    with t.edit() as g:
        assert g.fight is not None
        g.fight.wounds = 1
    use(t, "power_of_pain")
    t.play("wound", "attack")
    assert t.g.fight is not None
    assert t.g.fight.wounds == 1 and t.attack()[PHYSICAL] == 2


def test_no_other_skill_makes_that_wound_worth_more() -> None:
    t = skilled("power_of_pain", "i_dont_give_a_damn", hand="wound, march")
    use(t, "power_of_pain")
    use(t, "i_dont_give_a_damn")
    t.play("wound", "move")
    assert t.hero().now.move == 2
    t.play("march", "move")
    assert t.hero().now.move == 4


# Polarization.


def test_polarization_uses_one_mana_as_the_opposite_colour() -> None:
    t = skilled("polarization", hand="march, march")
    t.mana(crystals="white white", source="red red red")
    assert t.ways("march") == ["basic", "move", "influence"]
    use(t, "polarization")
    t.play("march", "strong")
    assert t.hero().crystals[WHITE] == 1
    assert "strong" not in t.ways("march")  # one mana only


def test_polarization_by_day_black_is_any_basic_colour() -> None:
    t = skilled("polarization", hand="march")
    t.mana(source="black black black")
    use(t, "polarization")
    t.play("march", "strong")
    assert t.hero().now.move == 4  # a depleted die of the source


def test_polarization_by_day_gold_is_never_black() -> None:
    t = skilled("polarization", hand="fireball, march")
    t.mana(source="red black black", crystals="red", tokens="gold")
    t.fight("prowlers")
    use(t, "polarization")
    assert "strong" not in t.ways("fireball")


def test_polarization_at_night_gold_is_black_for_a_spell_and_nothing_else() -> None:
    t = skilled("polarization", hand="fireball, threaten")
    t.night()
    t.mana(source="gold gold gold", crystals="red")
    use(t, "polarization")
    assert t.ways("threaten") == ["basic", "strong", "move", "influence"]
    t = skilled("polarization", hand="fireball, rage")
    t.night()
    t.mana(source="gold gold gold", crystals="red")
    t.fight("prowlers")
    use(t, "polarization")
    t.play("fireball", "strong")
    assert t.hero().crystals[RED] == 0 and t.hero().now.took == [4]


def test_polarization_turns_a_single_mana_of_two() -> None:
    t = skilled("polarization", hand="fireball, march")
    t.night()
    t.mana(source="gold gold gold", crystals="blue")
    t.fight("prowlers")
    use(t, "polarization")
    assert "strong" not in t.ways("fireball")  # both red and black would have to be turned


# Motivation.


@rule("MK-SKILL-04")
def test_motivation_draws_two_cards_and_gives_mana_to_the_last_in_fame() -> None:
    t = skilled("motivation_arythea", players=2)
    t.fame(2, seat=1)
    use(t, "motivation_arythea")
    assert len(t.hero().hand.items) == 4 and t.hero().tokens[RED] == 1
    assert t.refused("skill", "motivation_arythea") == "MK-SKILL-04"


def test_motivation_gives_no_mana_to_one_of_two_last() -> None:
    t = skilled("motivation_arythea", players=2)
    use(t, "motivation_arythea")
    assert len(t.hero().hand.items) == 4 and t.hero().tokens[RED] == 0


def test_motivation_draws_what_the_deck_has() -> None:
    t = skilled("motivation_arythea")
    t.deck("stamina")
    use(t, "motivation_arythea")
    assert t.hero().hand.items[-1] == "stamina" and len(t.hero().hand.items) == 3
    assert t.hero().tokens[RED] == 1  # alone one has the least fame


@rule("MK-SKILL-04", "MK-TURN-01", "MK-TURN-02")
def test_motivation_in_another_players_turn_and_no_other_one_until_the_next_own_turn_is_over() -> None:
    t = skilled("motivation_arythea", "motivation_tovak", players=2)
    t.fame(2, seat=1)
    t.choose("end")
    t.until_that(lambda: t.prompt == "between-turns" and t.active == 0, "the other's turn")
    held = len(t.hero().hand.items)
    t.choose("skill:motivation_arythea", seat=0)
    assert len(t.hero().hand.items) == held + 2 and t.hero().tokens[RED] == 1
    t.until_that(lambda: t.prompt == "move" and t.active == 1, "the other moves")
    end_turn(t, 0)
    assert t.hero().tokens[RED] == 1  # it lasts until the own turn is over
    assert t.refused("skill", "motivation_tovak") == "MK-SKILL-04"
    t.choose("end")
    t.until("between-turns")
    assert t.offers("skill:motivation_tovak", seat=0)
    assert t.hero().tokens[RED] == 0


# Healing Ritual and Ritual of Pain.


def test_healing_ritual_passes_a_wound_to_the_nearest_hero() -> None:
    t = skilled("healing_ritual", players=3, hand="wound, wound, wound, march")
    t.at("1.mid", seat=1)
    t.at("start.e", seat=2)
    held = len(t.hero(2).hand.items)
    use(t, "healing_ritual", "throw:2")
    assert t.hero().hand.items == [WOUND, "march"]
    assert t.hero(2).hand.items.count(WOUND) == 1 and len(t.hero(2).hand.items) == held + 1
    assert WOUND not in t.hero(1).hand.items and WOUND not in t.hero().discard


def test_healing_ritual_with_a_single_wound_and_two_equally_near() -> None:
    t = skilled("healing_ritual", players=3, hand="wound, march")
    t.at("start.e", seat=1)
    t.at("start.ne", seat=2)
    use(t, "healing_ritual", "throw:1", "hero:norowas")
    assert WOUND in t.hero(2).hand.items and WOUND not in t.hero(1).hand.items
    assert t.hero().hand.items == ["march"]


def test_healing_ritual_never_in_combat() -> None:
    t = skilled("healing_ritual", players=2, hand="wound, march")
    t.fight("prowlers")
    assert t.refused("skill", "healing_ritual") == "MK-COMBAT-20"


@rule("MK-SKILL-05", "MK-TURN-08")
def test_ritual_of_pain_alone_is_given_back_in_the_next_own_turn() -> None:
    t = skilled("ritual_of_pain", hand="wound, wound, wound, march")
    use(t, "ritual_of_pain", "throw:2")
    assert t.hero().hand.items == [WOUND, "march"]
    assert [token.skill for token in t.g.centre] == ["ritual_of_pain"]
    assert not t.offers("give_back", "ritual_of_pain")
    end_turn(t, 0)
    assert not t.g.centre
    t.hand("wound, march")
    t.choose("give_back", "ritual_of_pain")
    t.play("wound", "move")
    assert t.hero().now.move == 3
    assert t.refused("skill", "ritual_of_pain") == "MK-SKILL-05"


@rule("MK-SKILL-05")
def test_ritual_of_pain_is_given_back_by_another_player() -> None:
    t = skilled("ritual_of_pain", "power_of_pain", players=2, hand="wound, march")
    t.skill("i_dont_give_a_damn", seat=1)
    use(t, "ritual_of_pain", "throw:0")
    assert t.hero().hand.items == [WOUND, "march"]
    end_turn(t, 1)
    t.hand("wound, march", seat=1)
    assert [wording.option(SPEC, option, "en") for option in t.due[0].options if option.verb == "give_back"] == [
        "Give Ritual of Pain back"
    ]
    t.choose("give_back", "ritual_of_pain")
    assert not t.g.centre and t.happened("skill-returned")
    t.play("wound", "move")
    assert t.hero(1).now.move == 3
    assert not t.offers("give_back", "ritual_of_pain")


@rule("MK-SKILL-04")
def test_after_motivation_in_the_own_turn_no_other_one_until_the_next_turn_is_over() -> None:
    t = skilled("motivation_arythea", "motivation_tovak", players=2)
    use(t, "motivation_arythea")
    assert t.refused("skill", "motivation_tovak") == "MK-SKILL-04"
    end_turn(t, 1)
    end_turn(t, 0)
    assert t.refused("skill", "motivation_tovak") == "MK-SKILL-04"
    end_turn(t, 1)
    end_turn(t, 0)
    assert t.offers("skill", "motivation_tovak")


@rule("MK-TURN-10")
def test_who_used_a_skill_cannot_announce_the_end_of_the_round_any_more() -> None:
    t = skilled("dark_fire_magic", players=2, hand="march")
    t.deck("")
    assert t.offers("announce")
    use(t, "dark_fire_magic", "colour:red")
    assert t.refused("announce") == "MK-TURN-10"
