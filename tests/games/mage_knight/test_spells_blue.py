"""The blue spells: Snowstorm, Mana Bolt, Chill, Space Bending, Mana Claim, and their strong sides."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX, HEX_NAMES
from realms.games.mage_knight.rules import foes
from realms.games.mage_knight.terms import (
    COLD_FIRE,
    GREEN,
    ICE,
    MELEE,
    MELEE_PHASE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from realms.games.mage_knight.vocabulary import lasting
from realms.testing.rules import rule


def test_snowstorm_and_blizzard() -> None:
    t = MK(hand="snowstorm")
    t.mana(tokens="blue")
    t.fight("prowlers")
    t.play("snowstorm")
    assert t.attack()[4 * RANGED + ICE] == 5
    u = MK(hand="snowstorm")
    u.night()
    u.mana(tokens="blue black")
    u.fight("prowlers")
    u.play("snowstorm", "strong")
    assert u.attack()[4 * SIEGE + ICE] == 8
    assert u.hero().hand.items == ["wound"]


def test_mana_bolt_is_as_its_further_mana() -> None:
    bolts = {
        "blue": (4 * MELEE + ICE, 8, 11),
        "red": (4 * MELEE + COLD_FIRE, 7, 10),
        "white": (4 * RANGED + ICE, 6, 9),
        "green": (4 * SIEGE + ICE, 5, 8),
    }
    for colour, (kind, basic, strong) in bolts.items():
        t = MK(hand="mana_bolt")
        t.mana(tokens=f"blue {colour}")
        t.fight("prowlers", phase="melee")
        t.play("mana_bolt", "basic", f"do:{colour}")
        assert t.attack()[kind] == basic, colour
        u = MK(hand="mana_bolt")
        u.night()
        u.no_mana()
        u.mana(tokens=f"blue {colour} black")
        u.fight("prowlers", phase="melee")
        u.play("mana_bolt", "strong", f"do:{colour}")
        assert u.attack()[kind] == strong, colour
        assert sum(u.hero().tokens) == 0


@rule("MK-DEED-11")
def test_the_further_mana_of_mana_bolt_comes_on_top() -> None:
    t = MK(hand="mana_bolt")
    t.no_mana()
    t.mana(tokens="blue")
    t.fight("prowlers", phase="melee")
    assert t.ways("mana_bolt") == ["attack"]
    t.mana(tokens="gold")  # by day gold is any basic colour
    assert t.ways("mana_bolt") == ["basic", "attack"]
    t.choose("card", "mana_bolt")
    t.choose("way", "basic")
    t.choose("pay", "token", "blue")
    assert t.refs("do") == ["blue", "red", "white", "green"]


@rule("MK-COMBAT-31", "MK-DEED-11")
def test_mana_bolt_in_the_ranged_phase_is_white_or_green() -> None:
    t = MK(hand="mana_bolt")
    t.no_mana()
    t.mana(tokens="blue blue")
    t.fight("prowlers")
    assert t.ways("mana_bolt") == []
    t.mana(tokens="white")
    t.play("mana_bolt", "basic")
    assert t.refs("do") == ["white"]


@rule("MK-DEED-11")
def test_the_mana_of_the_strong_bolt_is_paid_so_that_the_further_one_is_left() -> None:
    t = MK(hand="mana_bolt")
    t.night()
    t.mana(tokens="blue black", source="blue black gold")
    t.fight("prowlers", phase="melee")
    t.choose("card", "mana_bolt")
    t.choose("way", "strong")
    # One die at most: it must stay for the further mana, so the black token is paid without a question.
    while t.prompt == "pay-mana":
        t.choose(t.options("pay")[-1])
    assert t.refs("do")
    t.choose("do", t.refs("do")[0])
    assert sum(t.attack()) > 0


def test_chill_stops_an_enemy_and_takes_its_fire_resistance() -> None:
    t = MK(hand="chill")
    t.mana(tokens="blue")
    foe = t.fight("fire_mages_enemy", "prowlers", phase="block")[0]
    t.play("chill", "basic", "enemy:0")
    assert t.g.fight is not None
    assert foes.open_attacks(t.g.fight) == [(1, 0)]
    assert foes.resistances(foe) == 0
    assert t.happened("attack-stopped") == [{"kind": "attack-stopped", "who": 0, "token": "fire_mages_enemy"}]


@rule("MK-COMBAT-18", "MK-ABIL-22")
def test_chill_does_nothing_to_ice_or_to_the_immune() -> None:
    t = MK(hand="chill")
    t.mana(tokens="blue")
    t.fight("ice_mages_enemy", "sorcerers", "prowlers")
    t.play("chill", "basic")
    assert t.refused("enemy", 0) == "MK-COMBAT-18"
    assert t.refused("enemy", 1) == "MK-ABIL-22"
    assert t.refs("enemy") == ["2"]
    u = MK(hand="chill")
    u.mana(tokens="blue")
    u.fight("ice_mages_enemy")
    assert u.ways("chill") == []


@rule("MK-COMBAT-15")
def test_lethal_chill_lowers_the_armour_till_the_fight_ends() -> None:
    t = MK(hand="chill")
    t.night()
    t.mana(tokens="blue black")
    foe = t.fight("swordsmen", phase="block")[0]
    t.play("chill", "strong", "enemy:0")
    t.choose("done")
    t.until_that(lambda: t.g.phase == MELEE_PHASE)
    assert foes.armour(t.g, foe) == 1  # five less four
    assert foe.calm


@rule("MK-ABIL-20")
def test_an_attack_that_does_not_come_is_no_block() -> None:
    t = MK(hand="chill")
    t.mana(tokens="blue")
    foe = t.fight("orc_trackers", phase="block")[0]
    t.play("chill", "basic", "enemy:0")
    t.until_that(lambda: t.g.phase == MELEE_PHASE)
    assert foes.armour(t.g, foe) == 6  # the elusive one keeps its higher armour


@rule("MK-COMBAT-51")
def test_a_summoner_that_was_stopped_summons_nothing() -> None:
    t = MK(hand="chill")
    t.mana(tokens="blue")
    t.fight("orc_summoners")
    t.play("chill", "basic", "enemy:0")
    t.choose("done")
    assert t.g.phase == MELEE_PHASE
    assert t.g.fight is not None and len(t.g.fight.foes) == 1


@rule("MK-COMBAT-51")
def test_in_the_block_phase_only_the_summoned_monster_can_be_chilled() -> None:
    t = MK(hand="chill")
    t.mana(tokens="blue")
    t.next_token("minotaur")
    t.fight("orc_summoners", phase="block")
    t.play("chill", "basic")
    assert t.refs("enemy") == ["1"]
    t.choose("enemy", 1)
    t.until_that(lambda: t.g.phase == MELEE_PHASE)
    assert t.hero().hand.items == []  # no wound


# Space Bending.


@rule("MK-MOVE-05")
def test_space_bending_reaches_hexes_two_away_for_their_own_cost() -> None:
    t = MK(hand="space_bending", at="start.mid")
    t.mana(tokens="blue")
    t.points(move=9)
    far = [h for h in t.g.land.within(HEX["start.mid"], 2) if h not in t.g.land.near[HEX["start.mid"]]]
    assert far
    assert not any(t.offers("walk", HEX_NAMES[h]) for h in far)
    t.play("space_bending")
    reached = [h for h in far if t.offers("walk", HEX_NAMES[h])]
    assert reached
    assert t.offers("walk", "start.ne")  # normal steps stay possible
    t.choose("walk", HEX_NAMES[reached[0]])
    assert t.hero().hex == reached[0]
    assert t.hero().now.path == [HEX["start.mid"], reached[0]]


@rule("MK-MOVE-11")
def test_space_bending_provokes_nobody() -> None:
    t = MK(hand="space_bending")
    t.tile("1", 1, 0)
    t.mana(tokens="blue")
    t.points(move=9)
    orcs = HEX["1.nw"]
    assert orcs in t.g.up_at
    around = [h for h in t.g.land.near[orcs] if h in (HEX["1.mid"], HEX["1.w"])]
    t.at(HEX_NAMES[around[0]])
    t.points(move=9)
    t.play("space_bending")
    t.choose("walk", HEX_NAMES[around[1]])
    assert t.g.fight is None
    assert t.prompt == "move"
    assert t.refused("walk", "1.nw") == "MK-MOVE-10"  # the hex itself stays closed


@rule("MK-MOVE-14")
def test_space_bending_explores_from_two_away() -> None:
    t = MK(hand="space_bending", at="start.mid")
    t.mana(tokens="blue")
    t.points(move=4)
    assert t.options("explore") == []
    t.at("1.mid")
    t.points(move=4)
    assert t.options("explore") == []  # the middle of a tile is at no edge
    t.play("space_bending")
    found = t.refs("explore")
    assert found
    t.choose("explore", found[0])
    assert t.hero().now.move == 2


@rule("MK-TURN-17")
def test_space_bending_is_played_while_moving() -> None:
    t = MK(hand="space_bending")
    t.mana(tokens="blue")
    t.fight("prowlers")
    assert t.ways("space_bending") == []


# Time Bending.


@rule("MK-EFFECT-06")
def test_time_bending_gives_the_cards_back_and_another_turn() -> None:
    t = MK(players=2, hand="space_bending, march, rage, stamina")
    t.night()
    t.mana(tokens="blue black")
    t.play("march")
    t.play("space_bending", "strong")
    t.choose("end")
    t.choose("discard", "rage")
    t.choose("done")
    assert t.active == 0 and t.prompt == "move"
    assert sorted(t.hero().hand.items) == ["march", "stamina"]  # nothing is drawn, what was discarded is gone
    assert t.hero().aside == ["space_bending"]
    assert t.hero().discard == ["rage"]
    assert t.hero().now.move == 0
    t.choose("end")
    t.until("move")
    assert t.active == 1  # only one more turn
    assert t.hero().hand.items.count("space_bending") == 0


@rule("MK-EFFECT-06", "MK-ROUND-13")
def test_the_set_aside_card_comes_back_with_the_next_round() -> None:
    t = MK(hand="space_bending, march")
    t.night()
    t.mana(tokens="blue black")
    t.play("space_bending", "strong")
    t.choose("end")
    t.choose("done")
    assert t.hero().aside == ["space_bending"]
    t.until_that(lambda: t.g.round == 2 and t.prompt == "pick-tactic")
    assert t.hero().aside == []
    assert "space_bending" in t.hero().hand.items + t.hero().deck.items


@rule("MK-EFFECT-06")
def test_units_stay_spent_and_skills_are_fresh_in_the_turn_that_follows() -> None:
    t = MK(hand="space_bending, march")
    t.night()
    t.mana(tokens="blue black")
    t.units("peasants")
    with t.edit() as g:
        g.heroes[0].units[0].spent = True
        g.heroes[0].now.skills.append("mark")
    t.play("space_bending", "strong")
    t.choose("end")
    t.until("move")
    assert t.hero().units[0].spent
    assert t.hero().now.skills == []
    assert sum(t.hero().tokens) == 0


@rule("MK-EFFECT-06")
def test_a_card_that_played_time_bending_is_set_aside_instead() -> None:
    t = MK(hand="magic_talent, march, determination")
    t.offer("space_bending")
    t.night()
    t.mana(tokens="blue black")
    t.play("magic_talent", "basic", "discard:determination")
    t.play("space_bending", "strong")
    t.choose("end")
    t.until("move")
    assert t.hero().aside == ["magic_talent"]
    assert t.hero().hand.items == ["march"]
    assert t.hero().discard == ["determination"]
    assert "space_bending" in t.g.spell_offer


# Mana Claim and Mana Curse.


def claimed(when: str, *, way: str = "basic") -> MK:
    t = MK(players=2, hand="mana_claim, march")
    t.mana(tokens="blue black", source="red green gold black")
    if way == "strong":
        t.night()
    t.play("mana_claim", way, f"claim:green:{when}")
    return t


def test_mana_claim_gives_three_mana_at_once() -> None:
    t = claimed("now")
    assert t.hero().tokens[GREEN] == 3
    assert t.g.source == [RED, 4, 5]
    assert t.hero().claimed == [GREEN]
    assert t.hero().now.may_take == 1  # taking it was no use of a die
    t.until_that(lambda: t.prompt == "move" and t.active == 0 and not t.hero().now.did)
    assert t.hero().tokens[GREEN] == 0


def test_mana_claim_gives_a_mana_in_each_later_turn() -> None:
    t = claimed("later")
    assert t.hero().tokens[GREEN] == 0
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == 0)
    assert t.hero().tokens[GREEN] == 1
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == 0)
    assert t.hero().tokens[GREEN] == 1


@rule("MK-ROUND-04")
def test_a_claimed_die_comes_back_with_the_next_round() -> None:
    t = claimed("later")
    assert len(t.g.source) == 3
    t.until_that(lambda: t.g.round == 2 and t.prompt == "move" and t.active == 0)
    assert len(t.g.source) == 4
    assert t.hero().claimed == []
    assert sum(t.hero().tokens) == 0


@rule("MK-DEED-11")
def test_mana_claim_needs_a_basic_die_that_is_left() -> None:
    t = MK(players=2, hand="mana_claim")
    t.mana(source="black black gold gold", tokens="blue")
    assert "basic" not in t.ways("mana_claim")
    u = MK(players=2, hand="mana_claim")
    u.mana(source="black black black blue")  # the only basic die would have to pay
    assert "basic" not in u.ways("mana_claim")


def test_mana_curse_wounds_others_who_use_the_colour_once_a_turn() -> None:
    t = claimed("now", way="strong")
    assert t.hero().tokens[GREEN] == 3
    t.hand("march, march", seat=1)
    t.mana(tokens="green", seat=0)
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == 1)
    t.mana(tokens="green green", seat=1)
    t.play("march", "strong")
    assert t.hero(1).hand.items.count("wound") == 1
    t.play("march", "strong")
    assert t.hero(1).hand.items.count("wound") == 1
    t.until_that(lambda: t.prompt == "move" and t.active == 0)
    t.hand("march")
    t.mana(tokens="green")
    t.play("march", "strong")
    assert t.hero().hand.items.count("wound") == 0  # who cursed it is spared


def test_mana_curse_does_not_mind_other_colours() -> None:
    t = claimed("now", way="strong")
    t.hand("promise", seat=1)
    t.choose("end")
    t.until_that(lambda: t.prompt == "move" and t.active == 1)
    t.mana(tokens="white", seat=1)
    t.play("promise", "strong")
    assert t.hero(1).hand.items.count("wound") == 0
    assert lasting.has(t.g, "cursed:green", 0) and not lasting.has(t.g, "cursed:white", 0)
    assert t.hero(1).tokens[WHITE] == 0
