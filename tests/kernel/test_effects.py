"""Cards as values: every node, the frame that runs them, and the odd card."""

from __future__ import annotations

import pytest

from kernel.games.spire.cards import CARDS, SIDEWAYS, attack, block, move
from kernel.games.spire.effects import Alive, Discard, Flee, GainMana, Night, Resolving
from kernel.games.spire.state import Foe, Spire
from kernel.setups import keys, names, play, spire
from realms.kernel.effects import NODES, Custom, Effect, May, OneOf, Pay, Per, Seq, When, node, register
from realms.kernel.model import OK, BadSave


def resolving(g: Spire, effect: Effect[Spire]) -> Spire:
    """The effect is being carried out for seat 0, on top of everything else."""
    g.stack.append(Resolving(0, [effect]))
    g.advance()
    return g


def refused(g: Spire, seat: int) -> list[tuple[str, str]]:
    return [(r.option.key, r.rule) for r in g.refusals(seat)]


def test_ids_are_made_of_place_and_kind() -> None:
    improvise = CARDS["improvise"].basic
    assert improvise.id == "spire.improvise.basic.pay"
    assert [p.id for p in improvise.parts] == [
        "spire.improvise.basic/0.discard",
        "spire.improvise.basic/1.one_of",
    ]
    assert improvise.parts[1].parts[2].id == "spire.improvise.basic/1/2.block"
    assert node("spire.improvise.basic/1.one_of") is improvise.parts[1]
    assert SIDEWAYS["move"].id == "spire.sideways.move.move"


def test_every_node_of_a_card_is_found_by_its_id() -> None:
    for card in CARDS.values():
        for root in (card.basic, card.strong):
            todo = [root]
            while todo:
                effect = todo.pop()
                assert NODES[effect.id] is effect
                todo += effect.parts


def test_no_place_is_given_twice() -> None:
    with pytest.raises(AssertionError):
        register(move(1), "spire.sideways.move")


def test_an_unknown_id_is_a_save_of_another_version() -> None:
    with pytest.raises(BadSave, match="no_such_card"):
        node("no_such_card.basic.move")


def test_seq_does_one_after_the_other_and_needs_its_first_part_only() -> None:
    g = spire("march")
    assert Seq(move(1), attack(1)).why_not(g, 0) == OK
    assert Seq(attack(1), move(1)).why_not(g, 0) == "SP-CARD-02"
    resolving(g, Seq(move(1), move(2)))
    assert g.heroes[0].move == 3 and names(g)[-1] == "Move"


def test_one_of_offers_what_can_be_done_and_refuses_the_rest() -> None:
    g = resolving(spire("march"), OneOf(attack(2), move(2), block(2)))
    assert keys(g, 0) == ["do:move"]
    assert refused(g, 0) == [("do:attack", "SP-CARD-02"), ("do:block", "SP-CARD-02")]
    play(g, (0, "do:move"))
    assert g.heroes[0].move == 2


def test_one_of_can_be_played_if_any_part_can() -> None:
    g = spire("march")
    assert OneOf(attack(2), move(2)).why_not(g, 0) == OK
    assert OneOf(attack(2), block(2)).why_not(g, 0) == "SP-CARD-02"


def test_one_of_cannot_have_two_parts_with_one_key() -> None:
    with pytest.raises(AssertionError, match="same option key"):
        OneOf(attack(2), attack(3))


def test_may_offers_the_part_or_nothing() -> None:
    g = resolving(spire("march"), May(move(2)))
    assert keys(g, 0) == ["do:move", "pass"]
    assert resolving(spire("march"), May(move(2))).apply(0, "pass") == []
    play(g, (0, "do:move"))
    assert g.heroes[0].move == 2


def test_may_asks_also_when_the_part_cannot_be_done() -> None:
    g = resolving(spire("march"), May(attack(2)))
    assert keys(g, 0) == ["pass"]
    assert refused(g, 0) == [("do:attack", "SP-CARD-02")]
    assert May(attack(2)).why_not(g, 0) == OK


def test_pay_needs_both_the_cost_and_what_it_buys() -> None:
    g = spire("march")
    assert Pay(Discard(), move(3)).why_not(g, 0) == OK
    assert Pay(Discard(), attack(3)).why_not(g, 0) == "SP-CARD-02"
    g.heroes[0].hand.items = ["wound"]
    assert Pay(Discard(), move(3)).why_not(g, 0) == "SP-CARD-04"


def test_the_cost_comes_before_what_it_buys() -> None:
    g = play(spire("improvise", "march", "rage"), (0, "play:improvise:basic"))
    assert keys(g, 0) == ["discard:march", "discard:rage"]
    play(g, (0, "discard:rage"))
    assert g.heroes[0].discard.items == ["rage"]
    assert keys(g, 0) == ["do:move"]
    play(g, (0, "do:move"))
    assert g.heroes[0].move == 3


def test_when_chooses_its_branch_by_the_test() -> None:
    g = spire("march")
    card = When(Night("night"), move(4), attack(2))
    assert card.why_not(g, 0) == "SP-CARD-02"
    g.turn = g.seats
    assert g.night() and card.why_not(g, 0) == OK
    assert resolving(g, card).heroes[0].move == 4


def test_per_does_its_part_once_for_each_thing_counted() -> None:
    g = spire("march")
    g.foes = [Foe("orc"), Foe("wolf"), Foe("orc", dead=True)]
    assert resolving(g, Per(Alive("foes"), move(2))).heroes[0].move == 4
    g.foes = []
    assert resolving(g, Per(Alive("foes"), move(2))).heroes[0].move == 4


def test_with_nothing_to_choose_among_hidden_cards_none_is_offered() -> None:
    g = spire("march")
    g.heroes[0].hand.items = ["wound"]
    resolving(g, Seq(Discard(), move(1)))
    assert keys(g, 0) == ["none"]
    play(g, (0, "none"))
    assert g.heroes[0].hand.items == ["wound"] and g.heroes[0].move == 1


def test_an_effect_that_ends_the_combat_ends_its_own_card_too() -> None:
    g = spire("vanish", "march", "rage")
    play(g, (0, "done"))
    assert g.context() == "block"
    held = len(g.heroes[0].hand.items)
    play(g, (0, "play:vanish:strong"), (0, "pay:green"))
    assert g.turn == 1 and g.foes == [] and g.due[0].seat == 1
    assert len(g.heroes[0].hand.items) == 5
    assert held == 3, "drawn up to five at the end of the turn, not by the card"


def test_what_follows_an_effect_that_ends_the_rule_is_off() -> None:
    g = play(spire("march"), (0, "done"))
    g.stack.append(Resolving(0, [Seq(Flee(), GainMana("gold"))]))
    g.advance()
    assert g.turn == 1
    assert g.heroes[0].mana["gold"] == 1, "as at the start"


def test_the_last_blow_ends_the_combat_at_once() -> None:
    g = spire("rage", "howl")
    play(g, (0, "done"), (0, "done"), (0, "play:rage:basic"), (0, "do:attack"))
    play(g, (0, "strike:0"))
    assert g.heroes[0].fame == 2 and g.cleared == [0]
    assert g.turn == 1 and g.due[0].seat == 1


def test_the_odd_card_is_a_frame_of_its_own() -> None:
    g = spire("echo", "march", "rage")
    play(g, (0, "play:echo:strong"), (0, "pay:red"))
    assert names(g)[-3:] == ["Resolving", "Echo", "PickCard"]
    assert keys(g, 0) == ["with:march"]
    play(g, (0, "with:march"))
    assert g.heroes[0].move == 4 + 1
    assert g.modifiers == []


def test_the_odd_card_says_when_it_cannot_be_played() -> None:
    g = spire("echo", "rage")
    assert Custom[Spire]("echo").why_not(g, 0) == "SP-ODD-01"
    assert ("play:echo:strong", "SP-ODD-01") in refused(g, 0)


def test_a_choice_leads_on_to_a_choice_deep_in_a_combat() -> None:
    g = spire("echo", "improvise", "march")
    play(g, (0, "done"), (0, "done"), (0, "play:echo:strong"), (0, "pay:red"), (0, "with:improvise"))
    assert names(g) == ["Game", "Turn", "Combat", "FightPhase", "PlayCard", "Resolving", "Echo", "Resolving"]
    play(g, (0, "discard:march"))
    assert g.heroes[0].attack == 6 + 1


def test_effects_have_a_text_in_both_languages() -> None:
    improvise = CARDS["improvise"].basic
    assert improvise.text("en") == "discard: move or attack or block"
    assert improvise.text("ru") == "discard: move или attack или block"
    assert CARDS["prepare"].strong.text("en") == "mana_gold, then you may discard, then draw"
    assert CARDS["howl"].basic.text("en") == "night attack, otherwise attack"
    assert CARDS["howl"].strong.text("en") == "attack, then attack foes"
    assert CARDS["echo"].strong.text("en") == "echo"
