"""Texts and numbers within limits, as clients may send them."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from pydantic import Field, StringConstraints

HIDDEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180e"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f"
)
"""Signs that are drawn as nothing, turn text round or break what is shown, as a class of a regular expression."""

Name: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=32, pattern=f"^[^{HIDDEN}]*[^\\s{HIDDEN}][^{HIDDEN}]*$")
]
"""Without hidden signs, and with at least one that is no space."""
Password: TypeAlias = Annotated[str, StringConstraints(min_length=8, max_length=256)]
Key: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=200)]
SHOWN: Final = r"[^\s\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
"""A sign that is left when spaces, control characters and signs that turn text round have gone."""
Line: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=SHOWN)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=14)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
