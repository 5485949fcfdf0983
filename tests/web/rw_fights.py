"""Moments of Runewars that have a view of their own: battles, duels, quests, bids, talks."""

from __future__ import annotations

from collections.abc import Callable

from games.runewars.builder import RW, words
from realms.games.runewars.rules.arrival import arrive
from realms.games.runewars.rules.battle import start_battle
from realms.games.runewars.rules.bids import begin_bid
from realms.games.runewars.rules.duel import challenge
from realms.games.runewars.rules.quest_phase import QuestPhase

DAQAN, WAIQAR, UTHUK = 0, 1, 2
HOSTS = ("footman*3 bowman*2 knight*2 siege_tower", "flesh_ripper berserker*3 warlock*2 chaos_lord")
"""Attackers and defenders of the mock-up."""


def war() -> RW:
    """Three players; the lords of Daqan march."""
    t = RW("daqan waiqar uthuk", saves=False)
    t.year(3, "autumn", "frozen_crops")
    t.units("DA", "footman*2")
    t.units("WA", "reanimate*3")
    t.units("UA", "berserker")
    t.units("4C", "bowman")
    t.fort("8A", UTHUK)
    t.fort("DA", DAQAN)
    t.rune("DA DB UA UB WA")
    t.hand(DAQAN, "hidden_pass battle_cry rally_cry scorched_earth")
    t.hand(WAIQAR, "ambush pillage")
    t.hand(UTHUK, "coercion lost_city")
    t.influence(5, 4, 2)
    for seat, dials in enumerate(((5, 4, 3), (4, 5, 3), (5, 2, 6))):
        t.dials(seat, *dials)
    return t


def attack(t: RW, ours: str = HOSTS[0], theirs: str = HOSTS[1], *, area: str = "8A", routed: str = "") -> RW:
    t.units(area, theirs, routed=routed)
    with t.invent() as g:
        g.active = DAQAN
    t.go(start_battle(t.g, DAQAN, t.area(area), words(ours), True))
    return t


def until(t: RW, prompt: str, seat: int = DAQAN, *, about: str = "") -> RW:
    """All pass, or take what comes first, until the seat is asked this. `about`: an argument of the prompt."""
    for _ in range(400):
        due = t.due[0]
        fits = not about or about in [value for _, value in due.args]
        if due.prompt == prompt and due.seat == seat and fits:
            return t
        keys = [option.key for option in due.options]
        t.choose("pass" if "pass" in keys else keys[0], seat=due.seat)
    raise AssertionError(f"{prompt} is not asked")


def battle_start() -> RW:
    """Before the first cards: tactics may be played."""
    return attack(war(), routed="warlock")


def battle_damage() -> RW:
    """The mock-up: who takes the damage?"""
    t = war()
    t.reads(
        "triangle D1", "triangle -", "rectangle R1", "rectangle D1", "rectangle -", "triangle D1", "triangle R1",
        "triangle -", "triangle orb", "triangle R1", "triangle D1", "circle D1", "circle D1",
    )  # fmt: skip
    return until(attack(t), "rw-pick", about="damage")


def battle_foe() -> RW:
    """The other side chooses; this one looks on."""
    t = war()
    t.reads("triangle D1", "triangle D1")
    return until(attack(t), "rw-pick", UTHUK, about="damage")


def battle_aim() -> RW:
    """A Dragon breathes fire: fighters of the other side are chosen."""
    t = war()
    t.reads("rectangle -", "rectangle -", *["triangle -"] * 3, "circle -", "circle -", "hexagon orb")
    return until(
        attack(t, "knight dragon", "flesh_ripper berserker*2 warlock*2 beastman"),
        "rw-pick",
        about="flaming_breath",
    )


def battle_types() -> RW:
    """Two own types of one initiative: which one draws first?"""
    return until(attack(war(), "bowman*2 razorwing*2 beastman footman knight dragon"), "rw-pick-type")


def battle_tally() -> RW:
    """All have fought; before the count Battle Cry may be played."""
    return until(attack(war(), "knight footman", "berserker"), "rw-moment", about="tally")


def battle_many() -> RW:
    """Sixteen units, twelve cards."""
    t = war()
    t.reads("triangle orb", "triangle -", "triangle -", "triangle -", *["triangle D1", "triangle R1"] * 2)
    return until(attack(t, "beastman*4 footman*4", "berserker*8"), "rw-pick", about="damage")


def battle_neutral() -> RW:
    """Against neutrals, for whom somebody else decides."""
    return until(attack(war(), "knight*2 bowman footman", "beastman*2 sorcerer", area="4A"), "rw-pick")


def ring(
    *, mine: str = "", theirs: str = "", fate: str = "", hurt: tuple[int, int] = (0, 0), others: bool = False
) -> RW:
    """One Fist challenges Silhouette; `others`: a comrade is there, too."""
    t = war()
    t.hero("one_fist", "4C", DAQAN, rewards=mine, damage=hurt[0])
    t.hero("silhouette", "4C", UTHUK, rewards=theirs, damage=hurt[1])
    if others:
        t.hero("sir_valadir", "4C", DAQAN)
    t.fate(fate)
    t.go(challenge(t.g, t.hero_of("one_fist"), t.hero_of("silhouette")))
    return t


def duel_arms() -> RW:
    """Which weapon, which armour?"""
    return ring(mine="elven_bow runeplate staff_of_light", theirs="backbiter")


def duel_orb() -> RW:
    """In the middle of it: an orb was drawn, and both are hurt."""
    t = ring(mine="elven_bow runeplate", theirs="backbiter", fate="5 7 1 15 2 16 8 9", hurt=(1, 1))
    return until(t, "rw-orb")


def duel_spoils() -> RW:
    """The other one has fallen: what is taken?"""
    t = ring(mine="elven_bow", theirs="backbiter runeplate", fate="5 7", hurt=(0, 2), others=True)
    return until(t, "rw-spoils")


def quests() -> RW:
    """Heroes go, train, heal and quest."""
    t = war()
    t.hero("sir_valadir", "DA", damage=1, rewards="elven_bow runeplate")
    t.hero("one_fist", "8A", routed=True)
    t.hero("spiritspeaker_mok", "2C")
    t.hero("varikas_the_dead", "4C", WAIQAR)
    t.quests(DAQAN, "deciphering_the_codex stealthy_scout the_bazaar")
    t.go(QuestPhase((0, 1, 2)))
    return t


def quest_trial() -> RW:
    """A test: which of the cards counts?"""
    t = quests()
    t.fate("5 3 1 15")
    t.choose("go", "spiritspeaker_mok", "2C")
    t.choose("quest", "spiritspeaker_mok", "deciphering_the_codex")
    return t


def parley() -> RW:
    """Neutrals: how much is spent on talks, or is it war?"""
    t = war()
    t.units("4A", "beastman*2 sorcerer")
    t.go(arrive(t.g, DAQAN, t.area("4A"), words("knight*2 footman"), second=False, conquer_bonus=False))
    return t


def choose_fate() -> RW:
    """Which card decides whether they join, go or fight?"""
    t = parley()
    t.fate("5 3 1")
    t.choose("parley", "3")
    return t


def bidding() -> RW:
    """How much is bid?"""
    t = war()
    t.go(begin_bid(t.g))
    t.passes()
    return t


def bid_sealed() -> RW:
    """The own bid lies there; others still think."""
    t = bidding()
    t.choose("bid", "3", seat=DAQAN)
    return t


FIGHTS: tuple[Callable[[], RW], ...] = (
    battle_start, battle_damage, battle_foe, battle_aim, battle_types, battle_tally, battle_many, battle_neutral,
    duel_arms, duel_orb, duel_spoils, quests, quest_trial, parley, choose_fate, bidding, bid_sealed,
)  # fmt: skip
"""Those of the lords of Daqan, unless another one is asked."""
