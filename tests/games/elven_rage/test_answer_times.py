"""What may answer, who is asked for an answer, and what everyone learns by it (ER-ACTION-02, 07)."""

from __future__ import annotations

from realms.games.elven_rage.data.warriors import BY_PEOPLE
from realms.games.elven_rage.rules.declaring import may_speak
from realms.testing.rules import rule

from .arena import aims, arena, declare, fighter, nobody_answers, peace, refused, told, use
from .builder import ER, duel

EMPTY = "-- -- --"
US, THEM, OTHERS = 0, 1, 2


# What fits an answer.


@rule("ER-ACTION-02", "ER-ACTION-07")
def test_what_is_used_outside_battle_may_answer_there() -> None:
    t = peace("high black", "hi_healer", "bl_slaver")
    t.artifacts(US, "art_horn")
    declare(t, "art_horn")
    assert (t.active, t.prompt) == (THEM, "er-answer") and aims(t, "bl_slaver", THEM) == ["high"]


@rule("ER-ACTION-07")
def test_what_has_no_effect_any_more_is_not_cancelled_again() -> None:
    """Snow's Archer is cancelled by Black's Mirror; High still holds the Archmage."""
    t = arena("high snow black", "hi_archmage_calverion", "sn_frost_archer", artifacts=("", "", "art_mirror"))
    t.pass_to(THEM, "start")
    declare(t, "sn_frost_archer", "N", seat=THEM)
    declare(t, "art_mirror", seat=OTHERS)
    assert t.active == US and aims(t, "hi_archmage_calverion") == [""]
    t.choose("pass", seat=US)
    while t.active != US:
        t.choose("pass", seat=t.active)
    assert t.prompt == "er-answer" and refused(t, "hi_archmage_calverion") == "ER-ACTION-02"


@rule("ER-ACTION-07")
def test_what_belongs_to_the_reveal_or_the_deployment_may_answer_then() -> None:
    for thing, moment in (("art_wheel", "reveal"), ("art_silence", "deployed")):
        t = arena("snow black", "sn_sentinel", artifacts=("", thing), at="reserve_exchange")
        t.pass_to(US, moment)
        declare(t, "sn_sentinel", "squad-0")
        assert (t.active, t.prompt) == (THEM, "er-answer") and aims(t, thing, THEM)


@rule("ER-ACTION-02")
def test_a_further_strike_is_no_answer() -> None:
    """The Sniper follows the strike that has hit, not the Assassin that is declared after it."""
    t = arena("forest black", "fo_sniper", "bl_assassin", N="-- S1 --")
    t.pass_to(US, "struck")
    assert aims(t, "fo_sniper")
    t.pass_to(THEM, "struck")
    declare(t, "bl_assassin", "E", seat=THEM)
    assert (t.active, t.prompt) == (US, "er-answer") and refused(t, "fo_sniper") == "ER-ACTION-02"


@rule("ER-ACTION-02")
def test_a_dying_card_is_not_saved_by_an_answer_to_something_else() -> None:
    t = arena("black snow", "bl_assassin", artifacts=("", "art_feather"), N="-- S1 --")
    t.set(fighter(t, "S"), lives=1)
    t.pass_to(US, "struck")
    declare(t, "bl_assassin", "W")
    assert (t.active, t.prompt) == (THEM, "er-answer") and refused(t, "art_feather", THEM) == "ER-ARTIFACT-02"
    nobody_answers(t)
    t.pass_to(THEM, "struck")
    assert aims(t, "art_feather", THEM) == ["S"]


@rule("ER-ACTION-07")
def test_a_strike_made_by_an_answer_is_lessened_as_any_strike() -> None:
    """High quickens the own fighter, the Forest answers and strikes at once: the Healer is for that strike."""
    t = arena("high forest", "hi_sun_blade hi_healer", "fo_wolf_rider", S="-- S1 --")
    t.pass_to(US, "start")
    declare(t, "hi_sun_blade", "E")
    declare(t, "fo_wolf_rider", "S", seat=THEM)
    nobody_answers(t)
    t.pass_to(US, "named")
    assert aims(t, "hi_healer") == ["N"]
    use(t, "hi_healer", "N")
    t.pass_to(US, "end")
    assert told(t, "er-protected") and t.at("N").lives == 2


# Who is asked.


@rule("ER-TREASURE-04")
def test_a_treasure_is_turned_in_between_actions_and_is_no_answer() -> None:
    t = peace("high black", "hi_healer", "bl_slaver")
    t.artifacts(US, "art_horn")
    t.treasures(THEM, "tr_silver_harp")
    declare(t, "art_horn")
    assert t.active == THEM and not t.offers("exchange", "tr_silver_harp", seat=THEM)
    t = peace("high black")
    t.artifacts(US, "art_horn")
    t.treasures(THEM, "tr_silver_harp")
    assert may_speak(t.match, THEM, "turn", None)
    declare(t, "art_horn")
    assert t.prompt != "er-answer"


@rule("ER-TREASURE-04")
def test_a_treasure_alone_is_no_reason_to_be_asked_in_a_battle() -> None:
    t = duel(EMPTY, EMPTY)
    t.treasures(THEM, "tr_silver_harp")
    assert THEM not in [seat for _, seat in t.fight_on()]


@rule("ER-ACTION-12")
def test_whoever_has_used_every_copy_in_a_turn_is_not_asked_again() -> None:
    t = peace("high black", "", "bl_assassin")
    spent = [w.name for w in BY_PEOPLE["black"] if w.timing in ("any", "outside") for _ in range(w.copies)]
    with t.edit() as g:
        g.elves[THEM].used += spent[1:]
    assert may_speak(t.match, THEM, "turn", None)
    with t.edit() as g:
        g.elves[THEM].used += spent[:1]
    assert not may_speak(t.match, THEM, "turn", None)


@rule("ER-ACTION-12")
def test_what_is_used_in_a_battle_does_not_count() -> None:
    t = arena("snow black", "sn_sentinel")
    t.pass_to(US, "start")
    use(t, "sn_sentinel", "squad-0")
    assert t.elves(US).used == []


@rule("ER-ACTION-02")
def test_a_card_that_lies_declared_is_not_in_the_hand() -> None:
    """The last card of Black that could be used outside battle waits for answers; an Assassin is left."""
    t = peace("high black", "hi_healer", "bl_assassin bl_shadow_spy")
    fitting = [w for w in BY_PEOPLE["black"] if w.timing in ("any", "outside")]
    copies = [w.name for w in fitting for _ in range(w.copies - (w.name == "bl_shadow_spy"))]
    t.discard(THEM, " ".join(copies))
    t.artifacts(US, "art_horn art_lamp")
    declare(t, "art_horn")
    assert may_speak(t.match, THEM, "turn", None)
    declare(t, "bl_shadow_spy", "high", seat=THEM)
    assert t.elves(THEM).laid == ["bl_shadow_spy"] and not may_speak(t.match, THEM, "turn", None)


@rule("ER-ACTION-02")
def test_a_card_that_has_left_the_field_may_be_in_the_hand() -> None:
    """With one land only a Guard or an Initiate can be paid for; all but the Guard from the reserve are gone."""
    t = ER("black snow")
    t.hand(US, "")
    t.hand(THEM, "")
    t.own(US, 1)
    fitting = [w for w in BY_PEOPLE["black"] if w.timing in ("any", "battle", "own_battle") and w.cost <= 1]
    copies = [w.name for w in fitting for _ in range(w.copies - (w.name == "bl_guard_of_darn"))]
    t.discard(US, " ".join(copies))
    t.set("bl_assassin@N", icons=EMPTY, lives=2, initiative=9)
    t.battle("bl_assassin@N bl_guard_of_darn@TOP", "sn_sentinel@S", at="reserve_exchange")
    t.choose("keep_reserve")
    assert t.elves(US).hand.items == ["bl_guard_of_darn"] and t.due[0].args[0] == ("trigger", "start")


# What is told and learned.


@rule("ER-ACTION-07")
def test_an_answer_is_told_as_one() -> None:
    t = arena("black snow", "bl_assassin", "sn_frost_archer", artifacts=("", "art_mirror"))
    t.pass_to(US, "start")
    declare(t, "bl_assassin", "S")
    declare(t, "sn_frost_archer", "N", seat=THEM)
    assert told(t, "er-declared-on") == [(US, "bl_assassin", fighter(t, "S"))]
    assert told(t, "er-answered-on") == [(THEM, "sn_frost_archer", fighter(t, "N"))]


@rule("ER-ARTIFACT-02")
def test_an_artifact_that_is_used_is_news_to_all_but_its_owner() -> None:
    t = arena("black snow forest", artifacts=("art_thunder_arrow",))
    t.pass_to(US, "start")
    declare(t, "art_thunder_arrow", "S")
    assert [t.match.learned >> seat & 1 for seat in range(3)] == [0, 1, 1]
