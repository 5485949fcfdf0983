"""What an observation is made of. A block reads one field of a view and writes a fixed number of whole numbers.

Seats are told as seen from the observer: 0 is the own seat, 1 the next one, and so on around the table. Numbers
that leave their range are cut off at its ends; a word that no list of the version has is counted as "other".
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

Out = array  # of signed 16-bit numbers ("h"), as numpy reads them without copying

LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1


class Row(NamedTuple):
    """One line of the printed table: `size` numbers from place `at` on, each from `low` to `high`."""

    at: int
    size: int
    name: str
    low: int
    high: int
    meaning: str


class Eye(NamedTuple):
    """Who looks, at a table of how many."""

    seat: int
    seats: int


class Words:
    """A frozen list of words. `place`: where a word stands; a word that is not in the list has the last place."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = tuple(words)
        self.place: Final = {word: i for i, word in enumerate(words)}
        self.other: Final = len(self.words)
        self.size: Final = len(self.words) + 1


class Block:
    """Reads `view.state[key]`, or a field of a part; `size` numbers."""

    def __init__(self, key: str, size: int, meaning: str) -> None:
        self.key: Final = key
        self.size: Final = size
        self.meaning: Final = meaning

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        """Fill in `size` numbers from place `at` on; they are all zero before."""
        raise NotImplementedError

    def rows(self, at: int, path: str) -> Iterator[Row]:
        raise NotImplementedError


class Number(Block):
    """A whole number as it is."""

    def __init__(self, key: str, most: int, least: int = 0, meaning: str = "") -> None:
        super().__init__(key, 1, meaning)
        self.most: Final = most
        self.least: Final = least

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        out[at] = self.least if value < self.least else self.most if value > self.most else value

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, 1, path + self.key, self.least, self.most, self.meaning or "as it is")


class Flag(Block):
    """Yes or no."""

    def __init__(self, key: str, meaning: str = "") -> None:
        super().__init__(key, 1, meaning)

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        if value:
            out[at] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, 1, path + self.key, 0, 1, self.meaning or "1 if so")


class Numbers(Block):
    """The first `size` numbers of a list, as they are; zero where it is shorter."""

    def __init__(self, key: str, size: int, most: int, least: int = 0, meaning: str = "") -> None:
        super().__init__(key, size, meaning)
        self.most: Final = most
        self.least: Final = least

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        least, most = self.least, self.most
        for n in value[: self.size]:
            if n:
                out[at] = least if n < least else most if n > most else n
            at += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, self.least, self.most, self.meaning or "as they are, in order")


class Seat(Block):
    """One of the seats: a 1 at its place, counted from the observer; all zero for nobody."""

    def __init__(self, key: str, players: int, meaning: str = "") -> None:
        super().__init__(key, players, meaning)

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        if 0 <= value < eye.seats:
            out[at + (value - eye.seat) % eye.seats] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, 0, 1, self.meaning or "a 1 for the seat, from the observer on")


class Seats(Block):
    """A list of seats: at each place how often it is named."""

    def __init__(self, key: str, players: int, meaning: str = "") -> None:
        super().__init__(key, players, meaning)

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        for seat in value:
            if 0 <= seat < eye.seats:
                out[at + (seat - eye.seat) % eye.seats] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, 0, 99, self.meaning or "how often each seat is in the list")


class Owners(Block):
    """A list of seats by place (whose is each area): for every place, a 1 for the seat."""

    def __init__(self, key: str, length: int, players: int, meaning: str = "") -> None:
        super().__init__(key, length * players, meaning)
        self.length: Final = length
        self.players: Final = players

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        players, (me, seats) = self.players, eye
        for place, seat in enumerate(value[: self.length]):
            if 0 <= seat < seats:
                out[at + place * players + (seat - me) % seats] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        shape = f"{self.length} places x {self.players} seats from the observer on"
        yield Row(at, self.size, path + self.key, 0, 1, f"{self.meaning or 'whose each place is'}; {shape}")


class Word(Block):
    """One word of a list: a 1 at its place, all zero for the empty word."""

    def __init__(self, key: str, words: Words, meaning: str = "") -> None:
        super().__init__(key, words.size, meaning)
        self.words: Final = words

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        if value:
            words = self.words
            out[at + words.place.get(value, words.other)] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, 0, 1, told(self.meaning or "a 1 for the word", self.words))


class Code(Block):
    """One word of a list as a number, for an embedding: 0 for the empty word, else its place and 1."""

    def __init__(self, key: str, words: Words, meaning: str = "") -> None:
        super().__init__(key, 1, meaning)
        self.words: Final = words

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        if value:
            words = self.words
            out[at] = words.place.get(value, words.other) + 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        meaning = told(self.meaning or "0 for none, or the number of the word", self.words, first=1)
        yield Row(at, 1, path + self.key, 0, self.words.size, meaning)


class Bag(Block):
    """A list of words: how many there are of each."""

    def __init__(self, key: str, words: Words, meaning: str = "") -> None:
        super().__init__(key, words.size, meaning)
        self.words: Final = words

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        place, other = self.words.place, self.words.other
        for word in value:
            if word:
                out[at + place.get(word, other)] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, 0, 99, told(self.meaning or "how many of each", self.words))


class Cards(Block):
    """A zone: how many cards lie there, and how many of each the observer knows."""

    def __init__(self, key: str, words: Words, meaning: str = "") -> None:
        super().__init__(key, 1 + words.size, meaning)
        self.words: Final = words

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        out[at] = value["n"]
        at += 1
        place, other = self.words.place, self.words.other
        for word in value["items"]:
            out[at + place.get(word, other)] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        meaning = self.meaning and f"{self.meaning}: "
        yield Row(at, 1, f"{path}{self.key}.n", 0, MOST, f"{meaning}how many")
        known = told(f"{meaning}those the observer knows, how many of each", self.words)
        yield Row(at + 1, self.words.size, f"{path}{self.key}.known", 0, MOST, known)


class Zones(Block):
    """A list of zones, the first `most` of them in order."""

    def __init__(self, key: str, most: int, words: Words, meaning: str = "") -> None:
        self.zone: Final = Cards(key, words, meaning)
        super().__init__(key, most * self.zone.size, meaning)
        self.most: Final = most

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        zone = self.zone
        for one in value[: self.most]:
            if one["n"]:
                zone.write(one, out, at, eye)
            at += zone.size

    def rows(self, at: int, path: str) -> Iterator[Row]:
        for i in range(self.most):
            for row in self.zone.rows(at + i * self.zone.size, path):
                yield row._replace(name=row.name.replace(self.key, f"{self.key}[{i}]", 1))


class Codes(Block):
    """The first `size` words of a list as numbers: 0 for the empty word, else its place and 1."""

    def __init__(self, key: str, size: int, words: Words, meaning: str = "") -> None:
        super().__init__(key, size, meaning)
        self.words: Final = words

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        place, other = self.words.place, self.words.other
        for word in value[: self.size]:
            if word:
                out[at] = place.get(word, other) + 1
            at += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        meaning = told(self.meaning or "0 for none, or the number of the word", self.words, first=1)
        yield Row(at, self.size, path + self.key, 0, self.words.size, meaning)


class Place(Block):
    """A place by its number: a 1 there; all zero for none."""

    def __init__(self, key: str, count: int, meaning: str = "") -> None:
        super().__init__(key, count, meaning)

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        if 0 <= value < self.size:
            out[at + value] = 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, 0, 1, self.meaning or "a 1 at the number")


class Places(Block):
    """A list of places by their numbers: how often each is named."""

    def __init__(self, key: str, count: int, meaning: str = "") -> None:
        super().__init__(key, count, meaning)

    def write(self, value: Any, out: Out[int], at: int, eye: Eye) -> None:
        size = self.size
        for place in value:
            if 0 <= place < size:
                out[at + place] += 1

    def rows(self, at: int, path: str) -> Iterator[Row]:
        yield Row(at, self.size, path + self.key, 0, 99, self.meaning or "how often each number is in the list")


def told(meaning: str, words: Words, first: int = 0) -> str:
    """What it is, and the words by number; a long list is told by its ends."""
    shown = [f"{i + first} {word}" for i, word in enumerate(words.words)]
    if len(shown) > 16:
        shown = [*shown[:3], "...", *shown[-1:]]
    return f"{meaning}: {', '.join([*shown, f'{words.other + first} other'])}"
