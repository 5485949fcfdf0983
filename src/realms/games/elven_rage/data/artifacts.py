"""The Artifacts: one copy each, single use, no price. What each does stands in `powers.py`."""

from __future__ import annotations

from typing import Final

from ..terms import (
    AFTER_DEPLOY,
    AFTER_WIN,
    AT_REVEAL,
    BATTLE,
    MY_TURN,
    ON_ACTION,
    ON_DEATH,
    OUTSIDE,
    OWN_BATTLE,
)

ARTIFACTS: Final[dict[str, str]] = {
    "art_builders_rune": OUTSIDE,
    "art_horn": OUTSIDE,
    "art_silence": AFTER_DEPLOY,
    "art_mirror": ON_ACTION,
    "art_feather": ON_DEATH,
    "art_boots": MY_TURN,
    "art_banner": AFTER_WIN,
    "art_crystal": OUTSIDE,
    "art_elixir": OWN_BATTLE,
    "art_dragon_blood": OWN_BATTLE,
    "art_moonsteel": OWN_BATTLE,
    "art_thunder_arrow": BATTLE,
    "art_web": BATTLE,
    "art_wheel": AT_REVEAL,
    "art_glove": OUTSIDE,
    "art_ward": MY_TURN,
    "art_quake": MY_TURN,
    "art_oaths": OUTSIDE,
    "art_lamp": OUTSIDE,
    "art_laurel": OWN_BATTLE,
}
"""Artifact: when it may be used."""
