"""One module a chapter of the rulebook; each uses those before it.

foes, points, cards, mana, tokens <- ground, units, deeds, skills <- battle, exploring, movement <- defeat, riders,
damage, conquest <- combat; healing, interact, tactics <- rewards, levelup, endturn <- turn <- offturn, dummy,
rounds <- setup; scenario is asked by many; scoring stands alone.
"""
