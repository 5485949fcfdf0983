"""Doors for researchers (docs/researchers.md): PettingZoo, Gymnasium and OpenSpiel, many matches at once.

Nothing here knows a rule: an environment gives a View as numbers and the offered options as a mask, and takes the
number of an option. What numbers mean never changes within a version; `realms.rl.describe` prints it.
"""
