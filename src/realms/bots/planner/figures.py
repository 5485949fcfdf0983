"""The figures by which the planner weighs a position, in points of the score unless said otherwise."""

from __future__ import annotations

from typing import Final, final

from realms.bots.greedy.mk import weights as w


@final
class Figures:
    """One set of figures. As they are made: for all but quests. They can be changed, for trials."""

    def __init__(self) -> None:
        self.won = 40.0
        """What winning counts beside the points."""
        self.fame = w.FAME
        self.fame_round = 0.2
        """A point of fame, more for each round to come: the sooner the levels, the longer they serve."""
        self.harvest = 0.0
        """Rounds before the end from which on it is too late for that."""
        self.level = 0.8
        self.level_round = 0.0
        self.reputation = w.REPUTATION
        self.crystal = w.CRYSTAL
        self.army = 1.0
        self.harmed = 1.0
        """How many times the usual units count, and wounds of theirs."""
        self.service = 0.3
        """A level of a unit, for each round to come."""
        self.wounded = 0.3
        """What is left of the service of a unit that is wounded."""
        self.ready = 0.25
        self.ready_level = 0.15
        """A unit that can still be used in this round."""
        self.wound = w.WOUND
        self.wound_round = w.WOUND_ROUND
        self.in_hand = 0.3
        """A wound, for each round to come, and one that takes a place in the hand now."""
        self.action = 1.0
        self.spell = 2.0
        self.artifact = 2.0
        self.card_round = 0.25
        """A card that was gained, and more, by its worth, for each round to come."""
        self.skill_round = 0.3
        self.card = 1.0
        """A card that can still be played in this round, in shares of the usual."""
        self.stay = 1.0
        """What is near, in shares of what the greedy bot thinks of it."""
        self.turn = 2.0
        """A turn to come."""
        self.tile = 3.2
        self.core_tile = 4.0
        """A tile that is revealed, where that brings no fame."""
        self.rivals_tile = 1.2
        """The same where rivals find what is on it as well, and points count, not cities."""
        self.tempted = 0.17
        """First Reconnaissance: whoever turns up one of the core tiles may find the city and with it the end. This
        share of what is lost then counts also where it did not happen, or worlds where all goes well would lure
        into it."""
        self.reached = 24.0
        self.turns_a_tile = 2.5
        self.turns_a_point = 0.2
        self.turns_a_city = 5.0
        self.pressed = 9.0
        self.soon = 2.5
        """First Reconnaissance: the city found. Turns it takes to reveal a tile, to come nearer by a point of
        movement to where one can be revealed, and to conquer a city; a turn that is missing for the rest of them,
        which is felt so many turns before. However late it is, every step brings the city nearer."""
        self.city_found = 4.0
        self.city_taken = 25.0
        self.defender = 5.0
        """A defender of a city less: the next assault meets one fewer. Counted when they fall, so that nobody is
        afraid of finding a city."""
        self.city_near = 10.0
        self.enough = 0.45
        self.strong = 2.5
        self.distant = 18.0
        """Standing next to a city with the strength for it, which begins at this share of what its defenders are;
        how many points of movement off that counts nothing."""
        self.no_time = 8.0
        """Turns before the end from which on it counts less and less: whoever only waits beside a city gains
        nothing."""


def _quest() -> Figures:
    """Where cities are to be conquered, which only the strong do."""
    f = Figures()
    f.won, f.city_taken, f.defender = 150.0, 150.0, 60.0
    f.fame, f.fame_round, f.level_round, f.harvest = 1.2, 1.3, 1.2, 1.0
    f.reputation, f.crystal, f.army, f.harmed = 1.0, 1.0, 4.0, 2.0
    f.wound_round, f.in_hand = 0.8, 0.7
    f.action, f.spell, f.artifact, f.card_round, f.skill_round = 3.0, 4.0, 5.0, 0.7, 0.5
    f.tile, f.core_tile, f.city_found = 2.5, 8.0, 2.0
    f.turns_a_tile, f.turns_a_city, f.pressed, f.soon = 1.2, 9.0, 4.0, 1.5
    f.city_near, f.enough = 40.0, 0.1
    return f


PLAIN: Final = Figures()
QUEST: Final = _quest()
"""For quests: alone or together, with cities to be conquered."""
