"""Hero battles in words: every question, option, reason, fact and event reads well in both languages."""

from __future__ import annotations

from games.mage_knight.dueling import Dueling
from games.mage_knight.test_messages import READER
from messages import Said, asked, summed_up
from realms import wording
from realms.games.mage_knight.spec import SPEC
from realms.i18n import LANGUAGES
from realms.kernel.rng import seeded


def rich(seed: int) -> Dueling:
    """Both have cards of all sorts, units, a banner and artifacts that lie open."""
    t = Dueling(
        hand="whirlwind, tremor, burning_shield, rage, ruby_ring, wound",
        other="chill, ice_shield, expose, determination, banner_of_fear, flame_wall",
        hex="3.sw",
        back="3.w",
    )
    t.units("peasants, northern_monks, ice_golems")
    t.units("foresters, utem_guardsmen, fire_golems", seat=1)
    for seat in (0, 1):
        t.mana(tokens="red red blue blue white white green", seat=seat)
    t.discard("golden_grail", seat=seed % 2)
    t.skill("motivation_goldyx", seat=1)
    t.points(move=5)
    t.choose("walk", "3.sw")
    return t


def sentences(seed: int) -> list[Said]:
    t, pick = rich(seed), seeded(seed)
    said: set[str] = set()
    found: list[Said] = []
    t.all_events.clear()
    while t.prompt not in ("afterwards", "discard-some"):
        menu = next(d for d in t.due if not d.optional)
        found += asked(SPEC, t.g, menu, said)
        found += summed_up(SPEC, t.g, menu.seat, said)
        others = [o.key for o in menu.options if o.verb not in ("pass", "walk")] or [menu.options[-1].key]
        t.choose(others[pick.below(len(others))], seat=menu.seat)
    for lang in LANGUAGES:
        for _, line in wording.story(SPEC, t.all_events, wording.seats(2, lang), lang):
            found.append((lang, "event", line))
    return found


def test_hero_battles_read_well() -> None:
    for seed in range(3):
        assert READER.wrong([one for one in sentences(seed) if one[1] != "cost"]) == [], seed
