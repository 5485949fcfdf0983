"""The first game, played by hand: a whole match of three, and where it stops to teach (see realms/tours.py).

The learner leads the goblins at seat 0, Mira the elves, Oleg the humans. Cards and tokens follow from the seed.
"""

from typing import Final

PLAYERS: Final = 3
SEED: Final = 103_248
OPTIONS: Final[dict[str, object]] = {"find_tokens": True, "races": ["goblins", "elves", "humans"]}

SCRIPT: Final = """
# Homes, start regions, resources.
0 home:TUL         | home TUL
1 home:ELA
2 home:AUG
0 start:TUL-5      | start TUL-5
1 start:ELA-5
2 start:AUG-2
0 split:2:1:3      | split panel-0
1 split:2:2:2
2 split:3:2:1

# Turn 1: patrol, and a treasure.
0 select:patrol    | select patrol
0 do:patrol        | act patrol
0 army:TUL-5       | patrol-army army-TUL-5-0
0 to:TUL-2         | patrol-to TUL-2
0 gain:mana        | treasure panel-0
0 gain:food        | treasure-more panel-0
1 do:patrol
1 army:ELA-5
1 to:ELA-3
2 do:patrol
2 army:AUG-2
2 to:AUG-4

# Turn 2: Mira builds; collect in place of it.
1 select:build
1 do:build
2 collect
0 collect          | collect TUL-2 TUL-5

# Turn 3: research, the first level of the goblins.
2 select:research
2 do:research
0 do:research      | research panel-0
1 do:research

# Turn 4: a third army.
0 select:expand    | expand-select expand
0 do:expand        | expand-act panel-0
0 expand:TUL-5     | expand TUL-5
1 collect
2 collect

# Turn 5: food for ore. The action card is full.
1 select:trade
1 do:trade
1 trade:food:mana
1 amount:2
1 done
2 do:trade
2 trade:ore:mana
2 amount:3
0 do:trade         | trade trade
0 trade:food:ore   | trade-what panel-0
0 amount:2         | trade-amount panel-0

# Turn 6: the goblins patrol twice.
2 select:patrol
2 do:patrol
2 army:AUG-2
2 to:AUG-5
2 gain:mana
2 gain:food
0 do:patrol        | two-patrols panel-0
0 army:TUL-5       | two-first army-TUL-5-0
0 to:TUL-3         | two-first-to TUL-3
0 army:TUL-5       | two-second army-TUL-5-0
0 to:TUL-4         | two-second-to TUL-4
1 collect

# Turn 7: the tower.
0 select:build     | build-select build
0 do:build         | build tower-0
1 collect
2 do:build

# Turn 8: a rich harvest.
1 select:research
1 do:research
2 do:research
0 collect          | collect-rich TUL-3

# Turn 9: Oleg comes with a white flag; then war in Elan.
2 select:quest
2 do:quest
2 army:AUG-5
2 to:TUL-2
0 flag             | flag TUL-2
2 flag
0 do:quest         | quest ELA-5
0 army:TUL-3       | quest-army TUL-3
0 to:ELA-5         | quest-to ELA-5
0 bid:4            | war panel-1
1 bid:3
1 pay:mana
1 pay:ore
0 pay:mana         | pay panel-0
0 pay:mana         | pay-more panel-0
1 retreat:ELA-4
1 collect

# Turn 10: ore for food.
0 select:trade     | again trade
0 do:trade         | again-act trade
0 trade:ore:food   | again-what panel-0
0 amount:3         | again-amount panel-0
1 collect
2 collect

# Turns 11 to 15 go by: goblin magic 2.
1 select:quest
1 do:quest
1 army:ELA-4
1 to:TUL-3
2 collect
0 collect          | years-1 ELA-5
2 select:expand
2 do:expand
2 expand:AUG-4
0 collect
1 collect
0 select:research
0 do:research
1 collect
2 do:trade
2 trade:ore:food
2 amount:2
1 select:build
1 do:build
2 do:build
0 collect
2 select:patrol
2 do:patrol
2 army:AUG-4
2 to:AUG-1
2 toll:mana
2 toll:mana
0 collect
1 do:patrol
1 army:ELA-3
1 to:ELA-1

# Turn 16: a fourth army, cheaper.
0 select:expand    | fourth expand
0 do:expand        | fourth-act panel-0
0 expand:TUL-4     | fourth-where TUL-4
1 collect
2 do:expand
2 expand:AUG-4

# Turns 17 to 22 go by: the goblins spread, build and learn.
1 select:patrol
1 pass
2 collect
0 do:patrol        | years-2 patrol
0 army:TUL-4
0 to:TUL-5
0 army:ELA-5
0 to:ELA-4
2 select:trade
2 do:trade
2 trade:ore:food
2 amount:4
0 collect
1 do:trade
1 trade:ore:mana
1 amount:5
1 trade:mana:food
1 amount:4
0 select:build
0 do:build
1 collect
2 collect
1 select:research
1 do:research
2 do:research
0 do:research
2 select:quest
2 do:quest
2 army:AUG-4
2 to:ELA-2
2 toll:ore
2 toll:ore
0 collect
1 collect
0 select:trade
0 do:trade
0 trade:ore:mana
0 amount:6
1 do:trade
1 trade:ore:mana
1 amount:5
1 trade:mana:ore
1 amount:3
2 do:trade
2 trade:food:mana
2 amount:1

# Turn 23: an army straight into the capital.
1 select:expand
1 do:expand
1 expand:ELA-1
2 collect
0 do:expand        | capital ELA-3
0 expand:ELA-3     | capital-to ELA-3

# Turns 24 to 26 go by.
2 select:research
2 do:trade
2 trade:mana:ore
2 amount:1
0 do:research      | years-3 panel-0
1 do:research
0 select:build
0 pass
1 do:build
2 do:build
1 select:quest
1 do:quest
1 army:ELA-1
1 to:AUG-5
2 collect
0 collect

# Turn 27: the fifth level, and the end in sight.
2 select:research
2 do:research
0 do:research      | end panel-0
1 collect

# Turns 28 to 30: what is still to be had; then the card is cleared and the game is over.
0 select:build     | last build
0 do:build         | last-act tower-0
1 collect
2 collect
1 select:trade
1 do:research
2 do:trade
2 trade:mana:food
2 amount:3
0 collect          | last-turns panel-0
2 select:expand
2 do:expand
2 expand:ELA-2
0 collect
1 collect
0 -                | score
"""
