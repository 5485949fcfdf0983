"""The artifacts (facts: artifacts): four banners, four rings, eight others, with the figures of the revised cards.

The older printing has three others: Banner of Fear skips the block and damage phases; the Horn of Wrath has a
siege attack of 6, its strong effect up to 6 more.
"""

from __future__ import annotations

from realms.kernel.effects import Custom, Pay, Seq, When

from ..terms import BLACK, BLUE, COLOURS, GOLD, GREEN, IN_COMBAT, RED, SIEGE, WHITE
from ..vocabulary import lasting
from ..vocabulary.base import Node
from ..vocabulary.changes import Until
from ..vocabulary.counts import NIGHT
from ..vocabulary.gains import Crystal, Fame, Token
from ..vocabulary.points import Attack, Heal, Influence
from .cards import artifact, banner

banner(
    113,
    "banner_of_glory",
    Seq(
        Until(lasting.UNIT_ARMOUR, 1, ("all your units have Armour +1", "броня всех ваших отрядов +1")),
        Until(lasting.UNIT_ATTACK, 1, ("their attacks are stronger by 1", "их атаки сильнее на 1")),
        Until(lasting.UNIT_BLOCK, 1, ("their blocks are stronger by 1", "их блоки сильнее на 1")),
        Until(
            lasting.UNIT_FAME,
            1,
            (
                "Fame +1 for each unit that attacks or blocks",
                "слава +1 за каждый отряд, что атакует или блокирует",
            ),
        ),
    ),
)
banner(114, "banner_of_fear", Custom("banner_of_fear"))
banner(
    115,
    "banner_of_protection",
    Until(
        lasting.WOUNDS_MAY_GO,
        1,
        (
            "at the end of the turn you may throw away all wounds received in it",
            "в конце хода можно удалить все раны, полученные в этот ход",
        ),
    ),
)
banner(116, "banner_of_courage", Custom("banner_of_courage"))


def _ring(number: int, name: str, colour: int, russian: str) -> None:
    english = COLOURS[colour]
    artifact(
        number,
        name,
        Seq(Token(colour), Crystal(colour), Fame(1)),
        Seq(
            Until(
                f"{lasting.UNLIMITED}:{english}",
                1,
                (f"unlimited {english} mana", f"{russian} мана без ограничений"),
            ),
            Until(
                f"{lasting.UNLIMITED}:{COLOURS[BLACK]}", 1, ("unlimited black mana", "чёрная мана без ограничений")
            ),
            Until(
                lasting.FAME_PER_SPELL,
                colour,
                (
                    f"Fame +1 for each {english} spell cast this turn",
                    f"слава +1 за каждое заклинание этого хода ({russian} мана)",
                ),
            ),
        ),
    )


_ring(117, "ruby_ring", RED, "красная")
_ring(118, "sapphire_ring", BLUE, "синяя")
_ring(119, "diamond_ring", WHITE, "белая")
_ring(120, "emerald_ring", GREEN, "зелёная")


def _fame_per_kill() -> Node:
    return Until(
        lasting.FAME_PER_KILL,
        1,
        ("Fame +1 for each enemy you defeat this turn", "слава +1 за каждого врага, побеждённого в этот ход"),
    )


artifact(
    121,
    "sword_of_justice",
    Seq(Custom("sword_of_justice"), _fame_per_kill()),
    Seq(
        Until(
            lasting.DOUBLE_PHYSICAL,
            1,
            (
                "your physical attacks in the melee phase are doubled",
                "ваши физические атаки в ближнем бою удвоены",
            ),
            when=IN_COMBAT,
        ),
        Custom("no_physical_resistance"),
        _fame_per_kill(),
    ),
)
artifact(
    122,
    "horn_of_wrath",
    Seq(Attack(5, SIEGE), Custom("horn_of_wrath")),
    Pay(Custom("horn_of_wrath_more"), Attack(5, SIEGE)),
)
artifact(123, "endless_bag_of_gold", Seq(Influence(4), Fame(2)), Seq(Influence(9), Fame(3)))
artifact(
    124,
    "endless_gem_pouch",
    Seq(Custom("random_crystal"), Custom("random_crystal")),
    Seq(Token(RED), Token(BLUE), Token(GREEN), Token(WHITE), When(NIGHT, Token(BLACK), Token(GOLD))),
)


def _fame_of_a_point() -> Node:
    return Until(
        lasting.FAME_PER_HEALING, 1, ("Fame +1 for one of its points, if used", "слава +1 за использованное очко")
    )


artifact(
    125,
    "golden_grail",
    Seq(Heal(2), _fame_of_a_point(), _fame_of_a_point()),
    Seq(
        Heal(6),
        Until(
            lasting.CARD_PER_HEALING,
            1,
            ("draw a card for each wound healed in hand this turn", "карта за каждую рану, вылеченную на руке"),
        ),
    ),
)
artifact(126, "book_of_wisdom", Custom("book_of_wisdom"), Custom("book_of_wisdom_spell"))


def _sunlight() -> tuple[Node, ...]:
    """What the Amulet of the Sun brings at night."""
    return (
        Until(f"{lasting.SET_COST}:forest", 3, ("forests cost 3", "лес стоит 3")),
        Until(lasting.GOLD_USABLE, 1, ("gold mana may be used", "можно использовать золотую ману")),
        Until(
            lasting.SEES_GARRISONS,
            1,
            ("garrisons next to you and ruins are revealed", "соседние гарнизоны и руины открываются"),
        ),
        Custom("see_by_day"),
    )


def _darkness() -> tuple[Node, ...]:
    """What the Amulet of Darkness brings by day."""
    return (
        Until(f"{lasting.SET_COST}:desert", 3, ("deserts cost 3", "пустыня стоит 3")),
        Until(lasting.BLACK_USABLE, 1, ("black mana may be used", "можно использовать чёрную ману")),
    )


artifact(
    127,
    "amulet_of_the_sun",
    When(NIGHT, Seq(Token(GOLD), *_sunlight()), Token(GOLD)),
    When(
        NIGHT,
        Seq(Token(GOLD), Token(GOLD), Token(GOLD), *_sunlight()),
        Seq(Token(GOLD), Token(GOLD), Token(GOLD)),
    ),
)
artifact(
    128,
    "amulet_of_darkness",
    When(NIGHT, Token(), Seq(Token(), *_darkness())),
    When(NIGHT, Seq(Token(), Token(), Token()), Seq(Token(), Token(), Token(), *_darkness())),
)
