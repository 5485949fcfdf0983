"""The basic actions (facts: basic actions): the cards every hero begins with, and each hero's own one."""

from __future__ import annotations

from realms.kernel.effects import OneOf, Pay, Seq

from ..terms import BLUE, FIRE, GREEN, ICE, MELEE, RANGED, RED, SIEGE, WHITE
from ..vocabulary.choices import InInteraction, Special
from ..vocabulary.gains import Crystal, Draw, PayOne, Reputation, Token
from ..vocabulary.hand import Discard
from ..vocabulary.points import Attack, Block, Heal, Influence, Move
from ..vocabulary.source import MoreDice
from .cards import basic_action


def play_another(name: str, bonus: int) -> Special:
    """Concentration and Will Focus: a second card with its strong effect."""
    return Special(
        name,
        (
            f"play another action card with it for its strong effect without mana; Move, Influence, Block or"
            f" Attack of it are {bonus} higher",
            f"сыграть с ней другую карту действия с усиленным эффектом без маны; её движение, влияние, блок или"
            f" атака больше на {bonus}",
        ),
    )


basic_action("rage", RED, OneOf(Attack(2), Block(2)), Attack(4))
basic_action("determination", BLUE, OneOf(Attack(2), Block(2)), Block(5))
basic_action("swiftness", WHITE, Move(2), Attack(3, RANGED))
basic_action("march", GREEN, Move(2), Move(4))
basic_action("stamina", BLUE, Move(2), Move(4))
basic_action(
    "tranquility",
    GREEN,
    OneOf(Heal(1), Draw(1, calm=True)),
    OneOf(Heal(2), Draw(2, calm=True)),
)
basic_action("promise", WHITE, Influence(2), Influence(4))
basic_action("threaten", RED, Influence(2), Seq(Influence(5), Reputation(-1)))
basic_action(
    "crystallize",
    BLUE,
    OneOf(
        Pay(PayOne(RED), Crystal(RED), label="red"),
        Pay(PayOne(BLUE), Crystal(BLUE), label="blue"),
        Pay(PayOne(GREEN), Crystal(GREEN), label="green"),
        Pay(PayOne(WHITE), Crystal(WHITE), label="white"),
    ),
    Crystal(),
)
basic_action(
    "mana_draw",
    WHITE,
    MoreDice(1),
    Special(
        "mana_draw",
        (
            "set a die of the source to any colour but gold and gain 2 mana tokens of it",
            "поставить кубик источника на любой цвет, кроме золотого, и получить 2 жетона маны этого цвета",
        ),
    ),
)
basic_action("concentration", GREEN, Token(BLUE, WHITE, RED), play_another("concentration", 2))
basic_action(
    "improvisation",
    RED,
    Pay(Discard(), OneOf(Move(3), Influence(3), Attack(3), Block(3))),
    Pay(Discard(), OneOf(Move(5), Influence(5), Attack(5), Block(5))),
)

# The heroes' own cards.
basic_action(
    "battle_versatility",
    RED,
    OneOf(Attack(2), Block(2), Attack(1, RANGED)),
    OneOf(Attack(4), Block(4), Attack(3, MELEE, FIRE), Block(3, FIRE), Attack(3, RANGED), Attack(2, SIEGE)),
)
basic_action(
    "cold_toughness",
    BLUE,
    OneOf(Attack(2, MELEE, ICE), Block(3, ICE)),
    Block(5, ICE, rider="cold_toughness"),
)
basic_action("will_focus", GREEN, OneOf(Token(BLUE, WHITE, RED), Crystal(GREEN)), play_another("will_focus", 3))
basic_action(
    "noble_manners",
    WHITE,
    Seq(Influence(2), InInteraction(fame=1)),
    Seq(Influence(4), InInteraction(fame=1, reputation=1)),
)
