"""The turn planner of Mage Knight: whole turns are tried in worlds that agree with what the seat knows.

A turn is a dozen clicks with twenty options each: a tree of clicks never sees its end. So whole turns are made:
the greedy bot is given an aim (explore here, fight that, recruit there, rest) and plays it to the end of the turn;
what is there then is weighed (`worth`). The best turn is then bettered click by click: every other option of every
click, played on to the end of the turn. What comes after something new is seen is not planned but averaged over
worlds.
"""
