"""Rules read again beside the rulebook: what may be done when, keeps, dice of one's own, rewards."""

from __future__ import annotations

from games.mage_knight.builder import MK
from realms.games.mage_knight.data.hexes import HEX_NAMES
from realms.testing.rules import rule


@rule("MK-TURN-17", "MK-EFFECT-10")
def test_learning_buys_a_card_in_the_middle_of_a_fight() -> None:
    t = MK(hero="norowas", hand="learning, noble_manners, threaten, rage")
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    t.fight("prowlers", phase="block")
    assert "basic" not in t.ways("threaten")  # influence is of no use yet
    t.play("learning")
    assert t.refused("learn", "discard", "fire_bolt") == "MK-DEED-11"
    t.play("noble_manners")
    t.play("threaten")
    t.choose("learn", "discard", "fire_bolt")
    assert t.hero().discard[-1] == "fire_bolt" and t.hero().now.influence == 0
    assert len(t.g.action_offer) == 3 and not t.offers("learn", "discard", "ice_bolt")


@rule("MK-TURN-17")
def test_learning_works_while_damage_is_dealt() -> None:
    t = MK(hero="norowas", hand="learning, noble_manners, threaten, rage")
    t.offer("fire_bolt, ice_bolt, crushing_bolt")
    t.fight("prowlers", phase="damage")
    for card in ("learning", "noble_manners", "threaten"):
        t.play(card)
    t.choose("learn", "discard", "ice_bolt")
    assert t.hero().discard[-1] == "ice_bolt"


@rule("MK-COMBAT-14", "MK-COMBAT-20")
def test_units_may_be_used_before_damage_is_assigned() -> None:
    t = MK(hand="rage")
    t.mana(tokens="green")
    t.units("altem_guardians, peasants")
    t.fight("prowlers", phase="damage")  # physical attack 4
    assert t.refused("unit", 1) == "MK-COMBAT-14"  # attack, block, move and influence are of no use now
    t.choose("unit", 0)
    t.choose("ability", 2)
    t.choose("damage", 0, 0)
    t.choose("unit", 1)  # armour 3, and resistant by now: 4 - 3 wounds it, and nothing is left
    assert t.hero().units[1].wounds == 1 and "wound" not in t.hero().hand.items


@rule("MK-MOVE-35", "MK-MOVE-41", "MK-COMBAT-02", "MK-END-02")
def test_a_keep_whose_owner_is_at_home_repels_where_heroes_do_not_fight() -> None:
    t = MK(players=2, hand="march, rage", at="3.e")
    t.at("3.ne", seat=1)
    t.shield("3.ne", seat=1)
    t.points(move=3)
    t.choose("walk", "3.ne")
    assert t.g.fight is None and t.prompt == "afterwards"
    assert t.hero().reputation == -1
    t.choose("done")
    assert HEX_NAMES[t.hero().hex] == "3.e"
    assert t.hero().hand.items.count("wound") == 1


@rule("MK-COMBAT-02")
def test_a_keep_whose_owner_is_away_is_defended_by_a_grey_token() -> None:
    t = MK(players=2, hand="march, rage", at="3.e")
    t.shield("3.ne", seat=1)
    t.points(move=3)
    t.choose("walk", "3.ne")
    assert t.g.fight is not None and t.foes[0].half_fame


@rule("MK-MANA-07", "MK-MANA-08")
def test_the_die_of_mana_steal_is_no_die_of_the_source() -> None:
    t = MK(hero="tovak", hand="march, rage, stamina, swiftness")
    t.skill("who_needs_magic")
    t.mana(source="red red red")
    t.tactic("mana_steal")
    with t.edit() as g:
        g.source.remove(0)
        g.heroes[0].kept_die = 0
    t.fight("prowlers", phase="melee")
    t.choose("card", "rage")
    t.choose("way", "strong")
    t.choose("pay", "kept", "red")
    t.choose("skill", "who_needs_magic")
    assert t.refs("do") == ["with_die", "without_die"]


@rule("MK-MANA-07")
def test_a_die_of_the_source_is_one() -> None:
    t = MK(hero="tovak", hand="march, rage, stamina, swiftness")
    t.skill("who_needs_magic")
    t.mana(source="red red red")
    t.fight("prowlers", phase="melee")
    t.play("rage", "strong")
    t.choose("skill", "who_needs_magic")
    assert t.refs("do") == ["with_die"]


@rule("MK-END-06", "MK-END-08", "MK-COMBAT-116")
def test_who_wins_a_spell_and_an_artifact_says_which_comes_first() -> None:
    for first, on_top in (("artifact", "fireball"), ("spell", "ruby_ring")):
        t = MK(hand="march, rage")
        t.offer("fireball, snowstorm, tremor")
        with t.edit() as g:
            for card in ("horn_of_wrath", "ruby_ring"):
                g.artifact_deck.items.remove(card)
                g.artifact_deck.items.append(card)
            g.heroes[0].now.gains.extend(["spell", "artifact"])
            g.heroes[0].now.did = True
        t.choose("end")
        assert t.prompt == "next-reward" and t.refs("reward") == ["artifact", "spell"]
        t.choose("reward", first)
        for prompt in (
            ("return-artifact", "gain-card") if first == "artifact" else ("gain-card", "return-artifact")
        ):
            assert t.prompt == prompt
            if prompt == "gain-card":
                t.choose("gain", "fireball")
            else:
                t.choose("return", "horn_of_wrath")
                t.choose("keep", "ruby_ring")
        t.until("discard-some")
        assert t.hero().deck.items[-1] == on_top


@rule("MK-END-06", "MK-END-07")
def test_crystals_and_a_single_kind_of_card_are_not_asked_for() -> None:
    t = MK(hand="march, rage")
    with t.edit() as g:
        g.heroes[0].now.gains.extend(["spell", "crystal_set"])
        g.heroes[0].now.did = True
    t.choose("end")
    assert t.prompt == "gain-card" and t.hero().crystals == [1, 1, 1, 1]


@rule("MK-TURN-13", "MK-TURN-28", "MK-MANA-02")
def test_who_announces_keeps_nothing_of_the_glade() -> None:
    t = MK(players=2, at="1.mid", hand="march, rage")
    t.deck("")
    t.turn()
    assert t.hero().tokens[4] == 1  # gold, by day
    t.choose("announce")
    assert t.hero().tokens == [0] * 6


@rule("MK-TURN-12", "MK-TURN-13", "MK-SKILL-04")
def test_a_turn_that_is_skipped_ends_what_lasts_until_its_end() -> None:
    t = MK(players=2, hand="march, rage", hero="arythea")
    t.skill("motivation_arythea", seat=1)
    t.hand("", seat=1)
    t.deck("", seat=1)
    with t.edit() as g:
        g.announced, g.last_turns = 0, [1]
    t.choose("end")
    t.until("between-turns")
    t.choose("skill", "motivation_arythea")
    t.until_that(lambda: t.g.round == 2, "the next round")
    assert t.hero(1).tokens == [0] * 6
    assert [m.what for m in t.g.modifiers if m.what == "motivated"] == []


@rule("MK-COMBAT-112", "MK-END-02")
def test_who_fails_from_an_unsafe_hex_goes_on_withdrawing_from_there() -> None:
    t = MK(players=2, hand="march, rage", at="3.se")
    t.at("3.e", seat=1)
    t.token("golems", "3.ne")
    t.points(move=20)
    t.choose("walk", "3.e")
    t.choose("walk", "3.ne")
    for _ in ("ranged", "block"):
        t.choose("done")
    t.choose("damage", 0, 0)  # attack 2: one wound
    t.choose("done")
    assert HEX_NAMES[t.hero().hex] == "3.e" and t.hero().hand.items.count("wound") == 1
    t.choose("done")
    assert HEX_NAMES[t.hero().hex] == "3.se" and t.hero().hand.items.count("wound") == 2
