"""Joint city assaults (MK-COOP)."""

from __future__ import annotations

from games.mage_knight.builder import MK
from games.mage_knight.sieges import CAMPS, CITY, agree, call, city, enter, guards, lose, siege, to_melee, win
from realms.games.mage_knight.data.hexes import HEX
from realms.games.mage_knight.scene import scene
from realms.games.mage_knight.terms import WOUND
from realms.games.mage_knight.validity import flaw
from realms.kernel.view import project
from realms.testing.rules import rule

GUARDS = ("swordsmen", "crossbowmen", "gunners")


def storm(t: MK, *, won: bool) -> None:
    """The hero whose turn it is goes in and beats the own share, or not."""
    enter(t)
    to_melee(t)
    if won:
        win(t)
    else:
        t.choose("done")


def end_turns(t: MK) -> list[int]:
    """Nobody does anything else; who ended a turn, in this order."""
    order: list[int] = []
    while t.g.joint is not None:
        if t.prompt == "afterwards":
            order.append(t.active)
        t.choose(t.options()[-1])
    return order


# Who may call whom.


@rule("MK-COOP-01", "MK-TEAM-05")
def test_it_is_allowed_in_company_and_by_agreement_against_each_other() -> None:
    for scenario in ("blitz_cooperation", "full_conquest"):
        t = siege(scenario)
        guards(t, *GUARDS)
        call(t, ("arythea", 2))
        assert t.prompt == "joint-invitation" and t.active == 1


@rule("MK-COOP-02")
def test_the_caller_stands_next_to_the_city() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.at("start.mid")
    assert not t.options("joint")
    t.at(CAMPS[0])
    assert t.options("joint") == [f"joint:{CITY}"]


@rule("MK-COOP-02")
def test_the_caller_stands_alone() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    t.at(CAMPS[0], 2)
    assert t.refused("joint", CITY) == "MK-COOP-02"


@rule("MK-COOP-02")
def test_not_when_the_end_of_the_round_or_of_the_game_is_near() -> None:
    t = siege()
    guards(t, *GUARDS)
    with t.edit() as g:
        g.announced = 1
    assert t.refused("joint", CITY) == "MK-COOP-02"
    with t.edit() as g:
        g.announced = -1
        g.ending = True
    assert t.refused("joint", CITY) == "MK-COOP-02"


@rule("MK-COOP-02")
def test_it_is_the_action_of_the_turn() -> None:
    t = siege()
    guards(t, *GUARDS)
    call(t, ("arythea", 2))
    agree(t)
    assert not t.options("rest") and not t.options("interact") and not t.options("joint")
    storm(t, won=True)
    storm(t, won=True)
    assert t.hero().now.acted
    assert t.prompt == "afterwards" and not t.options("challenge")


@rule("MK-COOP-03")
def test_partners_are_next_to_the_city_with_their_order_token_up_and_cards_in_hand() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    t.at("start.mid", 1)
    t.choose("joint", CITY)
    assert t.options("invite") == ["invite:norowas"]
    t.choose("cancel")
    with t.edit() as g:
        g.heroes[2].token_down = True
    assert t.refused("joint", CITY) == "MK-COOP-03"
    t.at(CAMPS[1], 1)
    t.hand("", 1)
    assert t.refused("joint", CITY) == "MK-COOP-03"


@rule("MK-COOP-03")
def test_who_holds_only_wounds_is_asked_like_anybody_but_cannot_come() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.hand("wound, wound", 1)
    call(t, ("arythea", 2))
    assert t.active == 1
    assert t.refused("agree") == "MK-COOP-03" and t.offers("refuse")


@rule("MK-COOP-03")
def test_the_caller_needs_a_card_that_is_no_wound() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.hand("wound, march")
    t.play("march")
    assert t.hero().hand.items == [WOUND]
    assert t.refused("joint", CITY) == "MK-COOP-03"


# The proposal.


@rule("MK-COOP-04")
def test_the_caller_chooses_whom_to_invite() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    t.choose("joint", CITY)
    assert t.options() == ["invite:goldyx", "invite:norowas", "cancel"]
    t.choose("invite", "norowas")
    assert t.options() == ["invite:goldyx", "cancel", "done"]
    t.choose("done")
    t.choose("share", "arythea", 1)
    assert t.prompts == [(2, "joint-invitation")]


@rule("MK-COOP-04")
def test_everybody_faces_one_defender_at_least() -> None:
    t = siege(players=3)
    guards(t, *GUARDS, "guardsmen")
    t.choose("joint", CITY)
    t.choose("invite", "goldyx")
    t.choose("invite", "norowas")
    assert t.refs("share") == ["arythea:1", "arythea:2"]
    t.choose("share", "arythea", 1)
    assert len(t.refs("share")) == 2
    t.choose(t.options("share")[1])
    shares = {event["whom"]: event["n"] for event in t.happened("joint-share")}
    assert sorted(shares.values()) == [1, 1, 2] and shares[0] == 1


@rule("MK-COOP-04")
def test_a_single_defender_cannot_be_shared() -> None:
    t = siege()
    guards(t, "swordsmen")
    assert t.refused("joint", CITY) == "MK-COOP-04"
    guards(t, "crossbowmen", "gunners")
    t = siege(players=3)
    guards(t, "crossbowmen", "gunners")
    t.choose("joint", CITY)
    t.choose("invite", "goldyx")
    assert not t.options("invite"), "nothing is left for a third hero"


@rule("MK-COOP-05")
def test_one_who_refuses_is_enough_and_nothing_has_happened() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    call(t, ("arythea", 1), ("goldyx", 1))
    assert sorted(t.prompts) == [(1, "joint-invitation"), (2, "joint-invitation")]
    t.choose("agree", seat=2)
    t.choose("refuse", seat=1)
    assert t.active == 0 and t.prompt == "move" and t.g.joint is None
    assert not any(hero.token_down for hero in t.g.heroes)
    assert t.offers("rest") and t.offers("joint", CITY)


@rule("MK-COOP-05")
def test_nobody_is_asked_for_ever() -> None:
    t = siege()
    guards(t, *GUARDS)
    for _ in range(3):
        call(t, ("arythea", 1))
        t.choose("refuse")
    assert t.refused("joint", CITY) == "MK-COOP-05"


@rule("MK-COOP-06")
def test_those_invited_give_up_their_next_turn_the_caller_does_not() -> None:
    t = siege()
    guards(t, *GUARDS)
    call(t, ("arythea", 2))
    agree(t)
    assert [hero.token_down for hero in t.g.heroes] == [False, True]
    storm(t, won=True)
    storm(t, won=True)
    end_turns(t)
    t.until_that(lambda: t.prompt == "move" and t.active == 0)
    skipped = [event for event in t.all_events if event.kind.name == "turn-skipped"]
    assert [event.args for event in skipped] == [(1,)]
    assert not t.hero(1).token_down


@rule("MK-COOP-06")
def test_another_turn_of_a_comrade_is_the_one_that_is_given_up() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.tactic("the_right_moment", 1)
    call(t, ("arythea", 2))
    agree(t)
    storm(t, won=True)
    storm(t, won=True)
    t.until_that(lambda: t.prompt == "afterwards" and t.active == 1)
    t.choose("tactic", "the_right_moment")
    end_turns(t)
    assert t.happened("turn-skipped") == [{"kind": "turn-skipped", "who": 1}] and not t.hero(1).token_down
    t.until_that(lambda: t.prompt == "move")
    assert t.active == 1, "the regular turn is taken"


# The assault.


@rule("MK-COOP-07")
def test_defenders_are_dealt_by_lot_in_the_numbers_agreed() -> None:
    faced: list[list[str]] = []
    for seed in range(6):
        t = siege(seed=seed)
        guards(t, *GUARDS)
        call(t, ("arythea", 2))
        agree(t)
        enter(t)
        faced.append(sorted(foe.token for foe in t.foes))
    assert all(len(tokens) == 2 for tokens in faced)
    assert len({tuple(tokens) for tokens in faced}) > 1


@rule("MK-COOP-07")
def test_at_night_nobody_sees_a_defender_before_it_is_met() -> None:
    t = siege()
    t.night()
    n = sum(places.count(HEX[CITY]) for places in t.g.down_at)
    assert n > 1 and HEX[CITY] not in t.g.up_at
    call(t, ("arythea", 1))
    agree(t)
    assert HEX[CITY] not in t.g.up_at
    enter(t)
    assert len(t.foes) == 1 and t.g.up_at.count(HEX[CITY]) == 1
    to_melee(t)
    win(t)
    enter(t)
    assert len(t.foes) == n - 1
    assert all(foe.walls and foe.city == city(t).colour for foe in t.foes)


@rule("MK-COOP-08")
def test_they_fight_in_the_order_of_turns_from_the_caller_on() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    with t.edit() as g:
        g.order = [2, 14, 0, 1]
    call(t, ("arythea", 1), ("goldyx", 1))
    agree(t)
    fought: list[int] = []
    for _ in range(3):
        fought.append(t.active)
        storm(t, won=True)
    assert fought == [0, 1, 2]


@rule("MK-COOP-09")
def test_each_may_use_a_die_and_they_come_back_after_all_have_fought() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.mana(source="green green green green green")
    call(t, ("arythea", 1))
    agree(t)
    dice = len(t.g.source)
    t.play("march", "strong")
    storm(t, won=True)
    assert t.active == 1 and len(t.g.source) == dice - 1
    t.play("march", "strong")
    assert len(t.g.source) == dice - 2
    storm(t, won=True)
    assert t.prompt == "afterwards" and len(t.g.source) == dice - 2
    end_turns(t)
    assert len(t.g.source) == dice


@rule("MK-COOP-09")
def test_what_starts_a_turn_works_for_each() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.tactic("mana_search", 1)
    with t.edit() as g:
        g.heroes[1].now.may_take = 0
    t.skill("double_time", 1)
    call(t, ("arythea", 1))
    agree(t)
    storm(t, won=True)
    assert t.active == 1 and t.happened("turn-began") == [{"kind": "turn-began", "who": 1}]
    assert t.hero(1).now.may_take == 1


@rule("MK-COOP-10")
def test_the_only_way_leads_into_the_city_for_its_usual_price() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.points(move=9)
    call(t, ("arythea", 1))
    agree(t)
    assert t.refs("walk") == [CITY]
    assert not t.options("explore") and not t.options("challenge") and not t.options("end")
    storm(t, won=True)
    assert t.active == 1
    t.points(1, move=1)
    assert t.refused("walk", CITY) == "MK-MOVE-05"
    t.points(1, move=2)
    t.choose("walk", CITY)
    assert t.hero(1).now.move == 0 and t.g.fight is not None


@rule("MK-COOP-10")
def test_who_cannot_go_holds_back_and_the_assault_fails() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.hand("rage, wound", 1)
    call(t, ("arythea", 1))
    agree(t)
    storm(t, won=True)
    t.choose("hold")
    assert not city(t).conquered
    assert [hero.hex for hero in t.g.heroes] == [HEX[CAMPS[0]], HEX[CAMPS[1]]]


@rule("MK-COOP-10")
def test_flying_elsewhere_is_no_way() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.hand("march, wings_of_wind, underground_travel")
    t.mana(crystals="white green", tokens="black black white green")
    call(t, ("arythea", 1))
    agree(t)
    assert "basic" not in t.ways("underground_travel")


@rule("MK-COOP-11")
def test_rampaging_enemies_join_who_provokes_or_challenges_them() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.token("fire_dragon", "core8.se")
    t.token("ice_dragon", "core8.w")
    call(t, ("arythea", 2))
    agree(t)
    enter(t)
    assert t.prompt == "challenge-more" and t.refs("challenge") == ["core8.se", "core8.w"]
    t.choose("challenge", "core8.w")
    t.choose("done")
    assert [foe.token for foe in t.foes if foe.rampaging] == ["ice_dragon"]
    to_melee(t)
    win(t)
    enter(t)
    assert [foe.token for foe in t.foes if foe.rampaging] == ["fire_dragon"], "it stood beside the way"


@rule("MK-COOP-12")
def test_reputation_shields_and_enemies_are_each_heros_own() -> None:
    t = siege()
    guards(t, *GUARDS)
    before = [hero.reputation for hero in t.g.heroes]
    call(t, ("arythea", 2))
    agree(t)
    enter(t)
    assert len(t.foes) == 2
    to_melee(t)
    win(t)
    assert city(t).shields == [0, 0]
    storm(t, won=True)
    assert city(t).shields == [0, 0, 1]
    assert [hero.reputation for hero in t.g.heroes] == [n - 1 for n in before]


@rule("MK-COOP-13")
def test_the_city_falls_with_its_last_defender_whoever_else_stands() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.token("ice_dragon", "core8.w")
    call(t, ("arythea", 2))
    agree(t)
    storm(t, won=True)
    enter(t)
    t.choose("challenge", "core8.w")
    to_melee(t)
    with t.edit() as g:
        assert g.fight is not None
        g.fight.attack[:] = [0] * 8 + [999] * 4
    t.choose("strike", 0)
    if t.prompt == "more-targets":
        t.choose("done")
    t.choose("done")
    assert city(t).conquered and HEX["core8.w"] in t.g.up_at
    assert [hero.hex for hero in t.g.heroes] == [HEX[CITY], HEX[CITY]]


@rule("MK-COOP-13")
def test_otherwise_all_go_back_to_where_they_came_from() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    call(t, ("arythea", 1), ("goldyx", 1))
    agree(t)
    storm(t, won=True)
    storm(t, won=False)
    assert t.hero().hex == t.hero(1).hex == HEX[CITY], "nobody goes before all have fought"
    storm(t, won=True)
    assert not city(t).conquered and city(t).shields == [0, 2]
    assert [hero.hex for hero in t.g.heroes] == [HEX[hex] for hex in CAMPS[:3]]
    assert t.g.up_at.count(HEX[CITY]) == 1
    wounds = [hero.hand.items.count(WOUND) for hero in t.g.heroes]
    t.choose("done")
    while t.prompt == "discard-some":
        t.choose("done")
    assert t.hero().hand.items.count(WOUND) == wounds[0], "the way back costs no wound"


@rule("MK-COOP-14")
def test_turns_end_in_the_order_of_the_tokens_after_healing_and_special_effects() -> None:
    t = siege(players=3)
    guards(t, *GUARDS)
    with t.edit() as g:
        g.order = [2, 14, 0, 1]
    call(t, ("arythea", 1), ("goldyx", 1))
    agree(t)
    for _ in range(3):
        storm(t, won=True)
    assert t.prompt == "afterwards" and t.active == 2
    assert t.offers("card", "stamina") or t.offers("done")
    assert end_turns(t) == [2, 0, 1]
    assert t.g.joint is None and t.g.active == 0


@rule("MK-COOP-14")
def test_what_lasts_for_a_turn_lasts_until_the_own_turn_ends() -> None:
    from realms.games.mage_knight.vocabulary import lasting

    t = siege()
    guards(t, *GUARDS)
    call(t, ("arythea", 1))
    agree(t)
    with t.edit() as g:
        lasting.lay(g, lasting.NO_DICE, 1, lasting.END_OF_TURN, "test", 0)
        lasting.lay(g, lasting.NO_DICE, 1, lasting.END_OF_TURN, "test", 1)
        g.order = [0, 1, 14]
    storm(t, won=True)
    storm(t, won=True)
    t.until_that(lambda: t.prompt == "afterwards" and t.active == 1)
    assert not lasting.has(t.g, lasting.NO_DICE, 0) and lasting.has(t.g, lasting.NO_DICE, 1)
    end_turns(t)
    assert not lasting.has(t.g, lasting.NO_DICE, 1)


# Underground Attack.


@rule("MK-COOP-02")
def test_underground_attack_may_start_it_from_afar() -> None:
    t = siege()
    guards(t, *GUARDS)
    t.at("core8.se", 1)
    t.hand("underground_travel, march, rage")
    t.mana(tokens="green black")
    t.tile("core6", 3, 1)
    far = next(
        hex
        for hex in t.g.land.near[HEX["core8.ne"]]
        if hex not in t.g.land.near[HEX[CITY]] and hex != HEX[CITY] and hex not in t.g.up_at
    )
    with t.edit() as g:
        g.heroes[0].hex = far
        g.heroes[0].now.path = [far]
    t.night()
    t.play("underground_travel", "strong")
    assert t.prompt == "move-directly" and t.offers("joint", CITY)
    call(t, ("arythea", 1))
    t.choose("refuse")
    assert t.prompt == "move-directly", "the spell can still be used otherwise"
    call(t, ("arythea", 1))
    t.choose("agree")
    assert t.g.fight is not None and t.g.fight.breached and t.hero().hex == HEX[CITY]
    lose(t)
    enter(t)
    assert t.g.fight is not None and not t.g.fight.breached
    lose(t)
    assert t.hero().hex == far


# What everybody sees.


@rule("MK-COOP-07", "MK-COOP-06")
def test_shares_are_seen_by_all_and_those_face_down_only_counted() -> None:
    t = siege()
    guards(t, *GUARDS)
    call(t, ("arythea", 2))
    agree(t)
    shown = scene(project(t.match, 1))
    zones = {zone.id: zone for zone in shown.zones if zone.kind == "share"}
    assert [zones[f"share-{seat}"].count for seat in (0, 1)] == [2, 1]
    assert sorted(card.id for zone in zones.values() for card in zone.cards) == sorted(GUARDS)
    told = {(one.of, one.text) for one in shown.sums}
    assert {("map", "sum-joint"), ("hero-1", "sum-share"), ("hero-1", "sum-token-down")} <= told
    t = siege()
    t.night()
    call(t, ("arythea", 1))
    agree(t)
    hidden = {zone.id: zone for zone in scene(project(t.match, 0)).zones if zone.kind == "share"}
    assert hidden["share-0"].count == 1 and not hidden["share-0"].cards


@rule("MK-COOP-07")
def test_a_joint_assault_that_cannot_be_is_found_out() -> None:
    t = siege()
    guards(t, *GUARDS)
    call(t, ("arythea", 2))
    agree(t)
    assert flaw(t.match) == ""
    joint = t.g.joint
    assert joint is not None
    for wrong in ("members", "back", "waiting", "hidden"):
        broken = t.match.clone()
        assert broken.joint is not None
        if wrong == "members":
            broken.joint.members[1] = 0
        elif wrong == "back":
            broken.joint.back.pop()
        elif wrong == "waiting":
            broken.joint.waiting.append(7)
        else:
            broken.joint.hidden[0].append(1)
        assert "joint assault" in flaw(broken), wrong
