"""The fate deck: 30 cards, each with a cell per shape and a destiny symbol."""

from __future__ import annotations

from typing import Final, final

from ..terms import BLANK, DAMAGE, GOLD, ORB, RED, ROUT, SHAPES, SILVER


@final
class Cell:
    """`kind`: damage, rout, orb or blank; a cell never mixes them. `n`: how many icons."""

    def __init__(self, kind: str, n: int) -> None:
        self.kind: Final = kind
        self.n: Final = n


@final
class FateCard:
    """`cells` in the order of SHAPES: a unit type reads the one at its `base`."""

    def __init__(self, number: int, cells: tuple[Cell, Cell, Cell, Cell], destiny: str) -> None:
        self.id: Final = f"fate-{number}"
        self.number: Final = number
        self.cells: Final = cells
        self.destiny: Final = destiny


__: Final = Cell(BLANK, 0)
O: Final = Cell(ORB, 1)  # noqa: E741 (as the fact sheet prints it)
D1: Final = Cell(DAMAGE, 1)
D2: Final = Cell(DAMAGE, 2)
D3: Final = Cell(DAMAGE, 3)
R1: Final = Cell(ROUT, 1)
R2: Final = Cell(ROUT, 2)

# fmt: off
_DECK: Final = (
    FateCard(1, (__, O, R2, D2), RED),
    FateCard(2, (__, O, R2, D1), RED),
    FateCard(3, (__, O, O, D1), SILVER),
    FateCard(4, (__, O, O, __), SILVER),
    FateCard(5, (R1, D1, __, __), GOLD),
    FateCard(6, (R1, D1, __, O), RED),
    FateCard(7, (R1, __, __, O), GOLD),
    FateCard(8, (R1, __, R1, D3), RED),
    FateCard(9, (O, __, R1, D3), RED),
    FateCard(10, (O, __, R1, D2), RED),
    FateCard(11, (__, O, D2, D2), RED),
    FateCard(12, (__, O, D2, D1), RED),
    FateCard(13, (__, O, O, D1), SILVER),
    FateCard(14, (__, O, O, D1), SILVER),
    FateCard(15, (D1, R1, __, __), SILVER),
    FateCard(16, (D1, R1, __, O), RED),
    FateCard(17, (D1, __, __, O), GOLD),
    FateCard(18, (D1, __, D1, D3), RED),
    FateCard(19, (O, __, D1, __), RED),
    FateCard(20, (O, __, D1, D2), RED),
    FateCard(21, (__, O, D2, R2), RED),
    FateCard(22, (__, O, D2, R2), RED),
    FateCard(23, (__, O, O, R1), SILVER),
    FateCard(24, (__, O, O, __), SILVER),
    FateCard(25, (D1, D1, __, __), SILVER),
    FateCard(26, (D1, D1, __, O), RED),
    FateCard(27, (D1, __, __, O), GOLD),
    FateCard(28, (D1, __, D1, R2), RED),
    FateCard(29, (O, __, D1, R2), RED),
    FateCard(30, (O, __, D1, R2), RED),
)
# fmt: on
FATE: Final[dict[str, FateCard]] = {card.id: card for card in _DECK}
FATE_IDS: Final[tuple[str, ...]] = tuple([card.id for card in _DECK])


def cell(card: str, shape: str) -> Cell:
    """What a card shows for a shape."""
    return FATE[card].cells[SHAPES.index(shape)]
