"""Actions: which cards, when, at what price, for whom (ER-ACTION)."""

from __future__ import annotations

import pytest

from realms.games.elven_rage.data.warriors import BY_PEOPLE, WARRIORS
from realms.games.elven_rage.rules.turn import Game, Turn
from realms.games.elven_rage.spec import SPEC
from realms.kernel import view
from realms.testing.rules import rule

from .builder import ER

BLACK, SNOW, FOREST = 0, 1, 2
EMPTY = "-- -- --"
IN_BATTLE = ("battle", "own_battle")
GUARD, SENTINEL = "bl_guard_of_darn@N", "sn_sentinel@S"


def cost(card: str) -> int:
    return WARRIORS[card].cost


def quiet_battle(*hands: str, peoples: str = "black snow", theirs: str = SENTINEL, mover: int = -1) -> ER:
    """Black's Guard attacks; nobody can strike. Everyone has five lands and these cards."""
    t = ER(peoples)
    for seat in range(t.g.seats):
        t.hand(seat, hands[seat] if seat < len(hands) else "")
        t.own(seat, 5)
    for who in (GUARD, *theirs.split()):
        t.set(who, icons=EMPTY, lives=3, initiative=9 if who == GUARD else 5)
    t.battle(GUARD, theirs, mover=mover)
    return t


@rule("ER-ACTION-01")
def test_only_cards_of_the_own_hand_use_their_actions() -> None:
    """The other Initiates lie in the deck and in the discard pile."""
    t = ER("black snow")
    t.discard(BLACK, "bl_assassin")
    t.hand(BLACK, "bl_initiate")
    t.hand(SNOW, "")
    t.own(BLACK, 6)
    t.battle(GUARD, SENTINEL)
    t.pass_to(BLACK, "start")
    assert {o.split(":")[1] for o in t.options() if o != "pass"} == {"bl_initiate"}


@rule("ER-ACTION-02")
def test_an_action_without_a_limit_is_used_at_any_time_in_anyones_turn() -> None:
    """The Sentinel looks: in the turn of another, before a battle of others and in it."""
    t = ER("black forest snow")
    for seat in range(3):
        t.hand(seat, "sn_sentinel" if seat == 2 else "")
    t.own(2, 6)
    t.restart(Game(0, 0), Turn(0, "others"))
    assert t.active == 2 and t.offers("use_on", "sn_sentinel", "squad-0")
    t.battle(GUARD, "fo_treant@S")
    t.pass_to(2, "start")
    assert t.offers("use_on", "sn_sentinel", "squad-0")


@rule("ER-ACTION-02")
@pytest.mark.parametrize(
    ("card", "peace", "war"),
    [
        ("bl_initiate", False, True),
        ("bl_assassin", False, True),
        ("bl_slaver", True, False),
        ("bl_xaranta", True, False),
    ],
)
def test_the_text_limits_the_time(card: str, peace: bool, war: bool) -> None:
    t = ER("black snow")
    t.hand(BLACK, card)
    t.own(BLACK, 6)
    t.turn(BLACK)
    assert bool([o for o in t.options() if card in o]) == peace
    assert (t.refused("use", card) == "ER-ACTION-02") == (not peace)
    t.artifacts(BLACK, "art_horn")
    t.battle(GUARD, SENTINEL)
    t.pass_to(BLACK, "start")
    assert bool([o for o in t.options() if card in o]) == war
    assert (t.refused("use", card) == "ER-ACTION-02") == (not war)


@rule("ER-ACTION-03")
def test_an_action_that_has_worked_leaves_its_card_in_the_discard_pile() -> None:
    t = quiet_battle("bl_initiate bl_assassin")
    t.pass_to(BLACK, "start")
    t.unanswered("use_at", "bl_initiate", GUARD, "L")
    assert t.told_of("er-replaced") == [(GUARD, "L", "sh")]
    assert "bl_initiate" in t.elves(BLACK).discard and t.elves(BLACK).hand.items == ["bl_assassin"]


@rule("ER-ACTION-03")
def test_what_was_not_declared_in_time_is_too_late() -> None:
    """After the window of the strike has closed the shield does not help any more."""
    t = quiet_battle("bl_initiate")
    t.set(SENTINEL, icons="-- S1 --", initiative=10)
    t.pass_to(BLACK, "named")
    t.choose("pass")
    t.pass_to(BLACK, "struck")
    t.unanswered("use_at", "bl_initiate", GUARD, "F")
    assert t.told_of("er-lives-lost") == [(GUARD, 1)]


@rule("ER-ACTION-04")
def test_cards_in_the_battle_cannot_use_their_actions() -> None:
    """A Guard fights, another is in the hand: once he has been used there is none."""
    t = quiet_battle("bl_guard_of_darn bl_initiate")
    t.pass_to(BLACK, "start")
    assert t.offers("use_at", "bl_guard_of_darn", GUARD, "F")
    t.unanswered("use_at", "bl_guard_of_darn", GUARD, "F")
    t.pass_to(BLACK, "start")
    assert not [o for o in t.options() if o.split(":")[1:2] == ["bl_guard_of_darn"]]
    assert t.refused("use", "bl_guard_of_darn") == ""


@rule("ER-ACTION-05")
def test_miraina_needs_four_lands() -> None:
    t = ER("forest snow")
    t.hand(0, "fo_miraina_sharpleaf")
    t.hand(1, "")
    t.artifacts(0, "art_horn")
    t.set("fo_treant@N", icons=EMPTY, initiative=9)
    t.battle("fo_treant@N", SENTINEL)
    t.own(0, 3)
    t.pass_to(0, "end")
    assert t.refused("use", "fo_miraina_sharpleaf") == "ER-ACTION-05"
    t.own(0, 4)
    assert t.offers("use_on", "fo_miraina_sharpleaf", "fo_treant@N")


@rule("ER-ACTION-05")
@pytest.mark.parametrize("card", [w.name for w in BY_PEOPLE["black"] if w.cost > 1 and w.timing in IN_BATTLE])
def test_the_price_is_a_number_of_lands_and_nothing_is_spent(card: str) -> None:
    t = quiet_battle(card)
    t.artifacts(BLACK, "art_horn")
    t.set("sn_sentinel@S", lives=9)
    t.set(GUARD, lives=1)  # somebody to be healed
    t.own(BLACK, cost(card) - 1)
    t.pass_to(BLACK, "start")
    assert t.refused("use", card) == "ER-ACTION-05"
    t.own(BLACK, cost(card))
    t.unanswered([o for o in t.options() if card in o][-1])
    assert t.g.owner.count(BLACK) == cost(card) and card in t.elves(BLACK).discard


@rule("ER-ACTION-06")
def test_prices_are_never_added_up() -> None:
    t = quiet_battle("bl_initiate bl_assassin bl_spider_rider")
    t.own(BLACK, max(cost("bl_initiate"), cost("bl_assassin"), cost("bl_spider_rider")))
    for use in (("use_on", "bl_assassin", SENTINEL), ("use_at", "bl_initiate", GUARD, "F")):
        t.pass_to(BLACK, "start")
        t.unanswered(*use)
    t.pass_to(BLACK, "start")
    t.unanswered("use_at", "bl_spider_rider", GUARD, SENTINEL)
    assert sorted(t.elves(BLACK).discard) == ["bl_assassin", "bl_initiate", "bl_spider_rider"]
    assert t.told_of("er-lives-lost") and t.told_of("er-replaced") and t.told_of("er-moved")


@rule("ER-ACTION-06R")
def test_the_price_is_checked_when_it_is_declared_and_not_again() -> None:
    """The Druid's owner loses the land that was needed while the Druid waits."""
    t = ER("black forest")
    t.hand(0, "")
    t.hand(1, "fo_druid")
    t.artifacts(0, "art_quake")
    t.discard(1, "fo_treant")
    beside = t.g.map.cells[next(c for c in t.g.map.near[t.g.map.homes[0]] if t.g.map.kinds[c] == "land")]
    t.own(1, max(1, cost("fo_druid") - 1))
    t.lands(1, beside)
    t.restart(Game(0, 0), Turn(0, "others"))
    t.choose("use", "fo_druid")
    t.choose("artifact_on", "art_quake", beside)
    assert t.g.owner.count(1) < cost("fo_druid")
    t.choose("recover", "fo_treant")
    assert "fo_treant" in t.elves(1).hand.items and "fo_druid" in t.elves(1).discard


@rule("ER-ACTION-08")
def test_outsiders_interfere_except_with_what_is_for_the_own_battle() -> None:
    t = quiet_battle("", "", "fo_treant fo_thicket_warden fo_blade_dancer", peoples="black snow forest")
    t.set(GUARD, icons="S1 -- --")
    t.pass_to(FOREST, "start")
    assert t.offers("use_at", "fo_treant", GUARD, "L")
    assert t.refused("use", "fo_thicket_warden") == "ER-ACTION-02"
    assert t.refused("use", "fo_blade_dancer") == "ER-ACTION-02"


@rule("ER-ACTION-08")
def test_an_outsiders_action_works_in_a_battle_of_others() -> None:
    t = quiet_battle("", "", "fo_treant", peoples="black snow forest")
    t.set(GUARD, icons="SH S1 --")
    t.pass_to(FOREST, "start")
    t.unanswered("use_at", "fo_treant", GUARD, "F")
    t.fight_on()
    assert t.told_of("er-replaced") == [(GUARD, "F", "none")] and not t.told_of("er-lives-lost")


@rule("ER-ACTION-08")
def test_an_action_for_the_own_warrior_is_not_for_the_enemys() -> None:
    t = quiet_battle("bl_initiate")
    t.pass_to(BLACK, "start")
    assert t.refs("use_at") == [f"bl_initiate:{GUARD}:{side}" for side in "LFR"]


@rule("ER-ACTION-09")
def test_no_action_with_more_than_five_cards_in_hand() -> None:
    six = "bl_initiate bl_assassin bl_spider_rider bl_slaver bl_shadow_spy bl_velkarr"
    t = quiet_battle(six)
    # Artifacts do not mind; without one the player is not even asked.
    assert t.g.fight is None
    t = ER("black snow")
    t.hand(BLACK, six)
    t.hand(SNOW, "")
    t.own(BLACK, 6)
    t.artifacts(BLACK, "art_thunder_arrow")
    t.battle(GUARD, SENTINEL)
    t.pass_to(BLACK, "start")
    assert t.refused("use", "bl_assassin") == "ER-ACTION-09"
    assert t.offers("artifact_on", "art_thunder_arrow", SENTINEL)
    t.hand(BLACK, "bl_initiate bl_assassin bl_spider_rider bl_slaver bl_velkarr")
    assert t.offers("use_on", "bl_assassin", SENTINEL)


@rule("ER-ACTION-10")
def test_a_changed_icon_stays_changed_until_the_end_of_the_battle() -> None:
    """A strike that became piercing in the first cycle pierces in the second and the third."""
    t = quiet_battle("bl_initiate")
    t.artifacts(BLACK, "art_dragon_blood art_horn")
    t.set(GUARD, icons="-- S1 --")
    t.set(SENTINEL, icons="-- SH --", lives=6)
    t.pass_to(BLACK, "start")
    t.unanswered("artifact_at", "art_dragon_blood", GUARD, "F")
    t.fight_on()
    assert t.told_of("er-lives-lost") == [(SENTINEL, 2)] * 3


# Xaranta.


def xaranta() -> tuple[ER, str, str, str]:
    """Black's turn, Xaranta in hand. A Castle, the land beside it, and two lands beside that one."""
    t = ER("black snow")
    t.hand(BLACK, "bl_xaranta")
    t.hand(SNOW, "")
    m = t.g.map
    home = m.homes[0]
    source = next(c for c in m.near[home] if m.kinds[c] == "land")
    tower = next(c for c in m.near[source] if m.kinds[c] == "tower")
    plain = next(c for c in m.near[source] if m.kinds[c] == "land")
    t.own(BLACK, max(2, cost("bl_xaranta")) - 1)
    t.lands(BLACK, m.cells[source])
    t.turn(BLACK)
    return t, m.cells[source], m.cells[tower], m.cells[plain]


@rule("ER-ACTION-11")
def test_xaranta_moves_a_token_without_a_battle_and_without_an_artifact() -> None:
    t, source, _, plain = xaranta()
    before = t.g.owner.count(BLACK)
    t.unanswered("use_at", "bl_xaranta", source, plain)
    index = t.g.map.index
    assert t.g.owner[index[plain]] == BLACK and t.g.owner[index[source]] == -1
    assert t.g.owner.count(BLACK) == before and t.elves(BLACK).artifacts.items == []
    assert t.prompt == "er-turn"  # the Conquest phase is still to come


@rule("ER-ACTION-11R")
def test_the_token_may_come_to_a_tower_but_not_from_or_to_a_castle_nor_to_an_owned_land() -> None:
    t, source, tower, plain = xaranta()
    home = t.g.map.cells[t.g.map.homes[0]]
    moves = [ref.split(":")[1:] for ref in t.refs("use_at")]
    assert [source, tower] in moves and [source, plain] in moves
    assert not [m for m in moves if home in m or "X" in m]
    t.lands(SNOW, plain)
    assert [source, plain] not in [ref.split(":")[1:] for ref in t.refs("use_at")]
    t.unanswered("use_at", "bl_xaranta", source, tower)
    pieces = {p.id: p for p in SPEC.scene(view.project(t.match, BLACK)).pieces}
    assert pieces[f"token-{tower}"].state == "tower" and f"token-{source}" not in pieces


# The loop guard.


@rule("ER-ACTION-12")
def test_outside_battle_a_card_uses_its_action_once_in_a_turn() -> None:
    t, source, _, plain = xaranta()
    t.unanswered("use_at", "bl_xaranta", source, plain)
    t.hand(BLACK, "bl_xaranta")
    assert t.refused("use", "bl_xaranta") == "ER-ACTION-12"
    t.restart(Game(BLACK, BLACK), Turn(BLACK))
    t.until("er-turn")
    assert t.active == BLACK and [o for o in t.options() if "bl_xaranta" in o]


@rule("ER-ACTION-12")
def test_of_equal_cards_each_copy_has_its_use() -> None:
    t = ER("black snow")
    t.hand(SNOW, "sn_raider")
    t.own(BLACK, 6)
    copies = WARRIORS["bl_shadow_spy"].copies
    for _ in range(copies):
        t.hand(BLACK, "bl_shadow_spy")
        t.turn(BLACK)
        t.unanswered("use_on", "bl_shadow_spy", "snow")
    t.hand(BLACK, "bl_shadow_spy")
    assert t.refused("use", "bl_shadow_spy") == "ER-ACTION-12"


@rule("ER-ACTION-12")
def test_uses_outside_battle_do_not_count_in_one_and_uses_in_battle_are_free() -> None:
    t = ER("black snow")
    t.hand(BLACK, "")
    t.artifacts(SNOW, "art_horn")
    t.own(SNOW, 6)
    copies = WARRIORS["sn_sentinel"].copies
    for _ in range(copies):
        t.hand(SNOW, "sn_sentinel")
        t.restart(Game(0, 0), Turn(0, "others"))
        t.unanswered("use_on", "sn_sentinel", "squad-0")
    t.hand(SNOW, "sn_sentinel")
    for who in (GUARD, "sn_raider@S"):
        t.set(who, icons=EMPTY)
    t.battle(GUARD, "sn_raider@S")
    for moment in ("start", "end", "start", "end", "last"):
        t.pass_to(SNOW, moment)
        t.unanswered("use_on", "sn_sentinel", "squad-0")
        t.hand(SNOW, "sn_sentinel")


# Neutrals.


@rule("ER-ACTION-13")
def test_who_moves_the_neutrals_has_no_own_warriors_in_that_battle() -> None:
    t = quiet_battle("", "sn_lord_of_the_blizzard sn_frost_archer", theirs="ne_bandit@S", mover=SNOW)
    t.pass_to(SNOW, "start")
    assert t.refused("use", "sn_lord_of_the_blizzard") == "ER-ACTION-02"
    assert t.refs("use_on") == [f"sn_frost_archer:{GUARD}", "sn_frost_archer:ne_bandit@S"]


@rule("ER-ACTION-13")
def test_neutrals_are_enemies_of_the_attacker() -> None:
    t = ER("snow black")
    t.hand(0, "sn_mammoth_rider")
    t.hand(1, "")
    t.own(0, 6)
    t.set("ne_bandit@S", icons="SH -- FS")
    t.battle("sn_raider@N", "ne_bandit@S", mover=1)
    t.pass_to(0, "start")
    assert t.refs("use_at") == ["sn_mammoth_rider:ne_bandit@S:L", "sn_mammoth_rider:ne_bandit@S:R"]
