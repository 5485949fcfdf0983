"""The advanced actions (facts: advanced actions), colour by colour, as the revised printing has them."""

from __future__ import annotations

from typing import Final

from realms.kernel.effects import May, OneOf, Pay, Per, Seq

from ..terms import BASIC, BLUE, COLOURS, FIRE, GREEN, ICE, PHYSICAL, RANGED, RED, SIEGE, WHITE
from ..vocabulary import lasting
from ..vocabulary.base import Node
from ..vocabulary.changes import Until
from ..vocabulary.choices import AtStart, MayOneOf, Special
from ..vocabulary.counts import WOUNDS_HELD
from ..vocabulary.gains import Crystal, PayOne, ReadyUnit, Reputation, TakeWound, Token
from ..vocabulary.offers import TakeSpell
from ..vocabulary.points import Attack, Block, Heal, Influence, Move
from ..vocabulary.source import AnotherCrystal, DieForCrystal, MoreDice, RerollSource
from .cards import advanced_action

_GROUND: Final[dict[str, tuple[str, str]]] = {
    "plains": ("plains", "равнины"),
    "desert": ("deserts", "пустыни"),
    "wasteland": ("wastelands", "пустоши"),
    "swamp": ("swamps", "болота"),
    "lake": ("lakes", "озёра"),
}


def costs(terrain: str, n: int) -> Until:
    """This turn a terrain costs so much."""
    en, ru = _GROUND[terrain]
    return Until(f"{lasting.SET_COST}:{terrain}", n, (f"{en} cost {n}", f"{ru} стоят {n}"))


def opens(terrain: str, n: int) -> Until:
    """This turn a terrain may be entered, and costs so much."""
    en, ru = _GROUND[terrain]
    said = (f"{en} may be entered and cost {n}", f"в {ru} можно входить, цена {n}")
    return Until(f"{lasting.OPENS}:{terrain}", n, said, label=terrain)


def cheaper(terrain: str, n: int) -> Until:
    """This turn a terrain costs so much less, down to nothing."""
    en, ru = _GROUND[terrain]
    return Until(f"{lasting.COST}:{terrain}:0", -n, (f"{en} cost {n} less", f"{ru} стоят на {n} меньше"))


def with_wound(n: int) -> Node:
    """Blood Rage: the stronger attack, for a wound."""
    return Pay(TakeWound(), Attack(n), label="wound")


def pure_magic(n: int) -> Node:
    """What a further mana gives, by its colour."""
    return OneOf(
        Pay(PayOne(GREEN), Move(n), label="move"),
        Pay(PayOne(WHITE), Influence(n), label="influence"),
        Pay(PayOne(BLUE), Block(n), label="block"),
        Pay(PayOne(RED), Attack(n), label="attack"),
    )


def into_the_heat(n: int) -> Node:
    return AtStart(
        Until(
            lasting.UNIT_ATTACK,
            n,
            (f"attacks of your units +{n} in this combat", f"атаки ваших отрядов в этом бою +{n}"),
            lasting.END_OF_COMBAT,
        ),
        Until(
            lasting.UNIT_BLOCK,
            n,
            (f"blocks of your units +{n} in this combat", f"блоки ваших отрядов в этом бою +{n}"),
            lasting.END_OF_COMBAT,
        ),
        Until(
            lasting.UNITS_SPARED,
            1,
            ("your units cannot be dealt damage this turn", "в этот ход отрядам нельзя назначать урон"),
        ),
    )


def move_as_attack() -> Until:
    return Until(
        lasting.MOVE_AS_ATTACK,
        1,
        ("in combat each Move point may be Attack 1", "в бою очко движения можно обратить в атаку 1"),
    )


def influence_as(element: int, label: str, en: str, ru: str) -> Until:
    """Diplomacy: influence as block. The amount of the lasting effect is the element."""
    said = (f"Influence may be used as {en}", f"влияние можно использовать как {ru}")
    return Until(lasting.INFLUENCE_AS_BLOCK, element, said, label=label)


def learns(to: str, price: int, en: str, ru: str) -> Until:
    return Until(
        f"{lasting.LEARNS}:{to}",
        price,
        (
            f"once this turn take an advanced action of the offer into your {en} for {price} influence",
            f"один раз за ход возьмите доступное особое действие {ru} за {price} влияния",
        ),
    )


def ambush(attack: int, block: int) -> tuple[Until, Until]:
    """The first attack or block card of the turn; whichever is played first uses both up."""
    return (
        Until(
            lasting.AMBUSH_ATTACK,
            attack,
            (f"your first attack card gets +{attack}", f"первая карта атаки получает +{attack}"),
        ),
        Until(
            lasting.AMBUSH_BLOCK,
            block,
            (f"or your first block card gets +{block}", f"или первая карта блока получает +{block}"),
        ),
    )


# Red.
advanced_action(65, "fire_bolt", RED, Crystal(RED), Attack(3, RANGED, FIRE))
advanced_action(69, "blood_rage", RED, OneOf(Attack(2), with_wound(5)), OneOf(Attack(4), with_wound(9)))
advanced_action(
    73,
    "intimidate",
    RED,
    Seq(OneOf(Influence(4), Attack(3)), Reputation(-1)),
    Seq(OneOf(Influence(8), Attack(7)), Reputation(-2)),
)
advanced_action(
    77,
    "blood_ritual",
    RED,
    Seq(TakeWound(), Crystal(RED), Token()),
    Seq(
        TakeWound(),
        Token(),
        Token(),
        Token(),
        MayOneOf(*[Pay(PayOne(c), Crystal(c), label=COLOURS[c]) for c in BASIC]),
    ),
)
advanced_action(81, "into_the_heat", RED, into_the_heat(2), into_the_heat(3))
advanced_action(
    85,
    "decompose",
    RED,
    Special(
        "decompose_same",
        (
            "throw away an action card of the hand: gain 2 crystals of its colour",
            "удалить карту действия с руки: получить 2 кристалла её цвета",
        ),
    ),
    Special(
        "decompose_others",
        (
            "throw away an action card of the hand: gain a crystal of each of the three other colours",
            "удалить карту действия с руки: получить по кристаллу трёх других цветов",
        ),
    ),
)
advanced_action(
    89,
    "maximal_effect",
    RED,
    Special(
        "maximal_basic",
        (
            "throw away another action card of the hand: use its basic effect 3 times",
            "удалить другую карту действия с руки: применить её базовый эффект 3 раза",
        ),
    ),
    Special(
        "maximal_strong",
        (
            "throw away another action card of the hand: use its strong effect twice without mana",
            "удалить другую карту действия с руки: дважды применить её усиленный эффект без маны",
        ),
    ),
)

# Blue.
advanced_action(66, "ice_bolt", BLUE, Crystal(BLUE), Attack(3, RANGED, ICE))
advanced_action(70, "ice_shield", BLUE, Block(3, ICE), Block(3, ICE, rider="ice_shield"))
advanced_action(
    74,
    "frost_bridge",
    BLUE,
    Seq(Move(2), costs("swamp", 1)),
    Seq(Move(4), costs("swamp", 1), opens("lake", 1)),
)
advanced_action(78, "pure_magic", BLUE, pure_magic(4), pure_magic(7))
advanced_action(
    82,
    "steady_tempo",
    BLUE,
    Seq(
        Move(2),
        Until(
            f"{lasting.TEMPO}:bottom",
            1,
            (
                "at the end of the turn it may go under your deed deck if that is not empty",
                "в конце хода её можно положить под колоду деяний, если та не пуста",
            ),
        ),
    ),
    Seq(
        Move(4),
        Until(
            f"{lasting.TEMPO}:top",
            1,
            (
                "at the end of the turn it may go on top of your deed deck",
                "в конце хода её можно положить на верх колоды деяний",
            ),
        ),
    ),
)
advanced_action(
    86,
    "crystal_mastery",
    BLUE,
    AnotherCrystal(),
    Until(
        lasting.CRYSTALS_RETURN,
        1,
        (
            "at the end of the turn the crystals spent in it come back",
            "в конце хода потраченные за ход кристаллы возвращаются",
        ),
    ),
)
advanced_action(
    90,
    "magic_talent",
    BLUE,
    Special(
        "magic_talent",
        (
            "discard a card of a colour: this turn you may play a spell of that colour from the offer",
            "сбросьте карту какого-либо цвета: в этот ход можно сыграть доступное заклинание этого цвета",
        ),
    ),
    OneOf(*[Pay(PayOne(c), TakeSpell(c), label=COLOURS[c]) for c in BASIC]),
)

# White.
advanced_action(67, "swift_bolt", WHITE, Crystal(WHITE), Attack(4, RANGED))
advanced_action(
    71,
    "agility",
    WHITE,
    Seq(move_as_attack(), Move(2)),
    Seq(
        move_as_attack(),
        Until(
            lasting.MOVE_AS_RANGED,
            1,
            ("2 Move points may be Ranged Attack 1", "2 очка движения можно обратить в дальнюю атаку 1"),
        ),
        Move(4),
    ),
)
advanced_action(
    75,
    "song_of_wind",
    WHITE,
    Seq(Move(2), cheaper("plains", 1), cheaper("desert", 1), cheaper("wasteland", 1)),
    Seq(
        Move(2),
        cheaper("plains", 2),
        cheaper("desert", 2),
        cheaper("wasteland", 2),
        May(Pay(PayOne(BLUE), opens("lake", 0), label="lake")),
    ),
)
advanced_action(
    79,
    "heroic_tale",
    WHITE,
    Seq(
        Influence(3),
        Until(
            lasting.REPUTATION_PER_RECRUIT,
            1,
            (
                "Reputation +1 for each unit recruited this turn",
                "репутация +1 за каждый завербованный в этот ход отряд",
            ),
        ),
    ),
    Seq(
        Influence(6),
        Until(
            lasting.REPUTATION_PER_RECRUIT,
            1,
            (
                "Reputation +1 for each unit recruited this turn",
                "репутация +1 за каждый завербованный в этот ход отряд",
            ),
        ),
        Until(
            lasting.FAME_PER_RECRUIT,
            1,
            ("Fame +1 for each of them", "слава +1 за каждый из них"),
        ),
    ),
)
advanced_action(
    83,
    "diplomacy",
    WHITE,
    Seq(influence_as(PHYSICAL, "block", "Block", "блок"), Influence(2)),
    Seq(
        OneOf(
            influence_as(ICE, "ice", "Ice Block", "ледяной блок"),
            influence_as(FIRE, "fire", "Fire Block", "огненный блок"),
        ),
        Influence(4),
    ),
)
advanced_action(
    87,
    "mana_storm",
    WHITE,
    DieForCrystal(),
    Seq(
        RerollSource(),
        MoreDice(3),
        Until(
            lasting.ANY_DIE,
            1,
            (
                "black and gold dice count as any basic colour this turn",
                "чёрные и золотые кубики в этот ход считаются любым основным цветом",
            ),
        ),
    ),
)
advanced_action(
    91,
    "learning",
    WHITE,
    Seq(learns("discard", 6, "discard pile", "в сброс"), Influence(2)),
    Seq(learns("hand", 9, "hand", "на руку"), Influence(4)),
)

# Green.
advanced_action(68, "crushing_bolt", GREEN, Crystal(GREEN), Attack(3, SIEGE))
advanced_action(72, "refreshing_walk", GREEN, Seq(Move(2), Heal(1)), Seq(Move(4), Heal(2)))
advanced_action(
    76,
    "path_finding",
    GREEN,
    Seq(
        Move(2),
        Until(
            f"{lasting.COST}:all:2",
            -1,
            ("every terrain costs 1 less, not below 2", "любая местность стоит на 1 меньше, но не меньше 2"),
        ),
    ),
    Seq(Move(4), Until(lasting.FLAT_COST, 2, ("every terrain costs 2", "любая местность стоит 2"))),
)
advanced_action(80, "regeneration", GREEN, Seq(Heal(1), ReadyUnit(2)), Seq(Heal(2), ReadyUnit(3)))
advanced_action(
    84,
    "in_need",
    GREEN,
    Seq(Influence(3), Per(WOUNDS_HELD, Influence(1))),
    Seq(Influence(5), Per(WOUNDS_HELD, Influence(2))),
)
advanced_action(88, "ambush", GREEN, Seq(Move(2), *ambush(1, 2)), Seq(Move(4), *ambush(2, 4)))
advanced_action(
    92,
    "training",
    GREEN,
    Special(
        "training_discard",
        (
            "throw away an action card of the hand: take one of its colour from the offer into your discard pile",
            "удалите карту действия с руки: возьмите доступную карту её цвета в сброс",
        ),
    ),
    Special(
        "training_hand",
        (
            "throw away an action card of the hand: take one of its colour from the offer into your hand",
            "удалите карту действия с руки: возьмите доступную карту её цвета на руку",
        ),
    ),
)
