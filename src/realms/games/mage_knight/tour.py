"""The first game, played by hand: First Reconnaissance alone, and where it stops to teach (see realms/tours.py).

The learner leads Goldyx. The first day and the assault on the keep are played by hand; then two days and nights
go by themselves until the city is in sight. Cards, dice and tokens follow from the seed.
"""

from typing import Final

PLAYERS: Final = 1
SEED: Final = 15_198
OPTIONS: Final[dict[str, object]] = {"scenario": "first_reconnaissance", "heroes": ["goldyx"]}

SCRIPT: Final = """
# Turn 1: cards for movement, to the mine.
0 tactic:great_start          | tactic great_start
0 card:stamina                | hand stamina
0 way:basic                   | basic stamina
0 walk:start.nw               | walk start.nw
0 card:swiftness              | more swiftness
0 way:basic
0 card:will_focus             | sideways will_focus
0 way:move                    | sideways-way will_focus
0 walk:2.sw                   | mine 2.sw
0 end                         | end-turn 2.sw
0 done

# Turn 2: a die of the source, the village, a unit.
0 card:march                  | march march
0 way:strong                  | strong march
0 pay:die:green               | die source
0 walk:2.se                   | road 2.se
0 walk:2.e
0 interact                    | interact 2.e
0 card:promise                | promise promise
0 way:basic
0 card:threaten               | threaten threaten
0 way:basic
0 recruit:peasants            | recruit peasants
0 done
0 done                        | recruited unit-0-0
0 done
0 pass

# Turn 3: a fight, phase by phase.
0 challenge:1.nw              | orcs token-1.nw-1
0 done                        | ranged foe-0
0 card:determination          | block determination
0 way:strong                  | block-strong determination
0 block:0:0                   | block-it foe-0
0 done                        | blocked foe-0
0 card:rage                   | attack rage
0 way:basic
0 do:attack
0 card:stamina                | attack-more stamina
0 way:attack
0 strike:0                    | strike foe-0
0 done                        | fame panel-0
0 done
0 pass

# Turn 4: to the glade; swift riders, wounds, a level.
0 card:march                  | to-glade march
0 way:basic
0 card:mana_draw              | to-glade-more mana_draw
0 way:move
0 walk:2.ne                   | glade 2.ne
0 challenge:2.nw              | riders token-2.nw-1
0 done
0 done                        | swift foe-0
0 damage:0:0                  | damage foe-0
0 hero                        | wounds panel-0
0 card:rage                   | riders-attack rage
0 way:basic
0 do:attack
0 unit:0                      | peasants unit-0-0
0 ability:0
0 do:attack
0 strike:0                    | riders-strike foe-0
0 done                        | level-up panel-0
0 throw:hand                  | glade-heals 2.ne
0 learn:green_crystal_craft   | skill green_crystal_craft
0 gain:swift_bolt             | new-card swift_bolt
0 done

# Turn 5, the last of the day: skill, gold mana, crystals, a new tile.
0 skill:green_crystal_craft   | last-turn green_crystal_craft
0 card:crystallize            | gold crystallize
0 way:strong
0 pay:token:gold              | gold-pay token-gold-0 panel-0
0 colour:red                  | colour panel-0
0 card:swiftness              | scout swiftness
0 way:basic
0 explore:1,1                 | explore 1,1
0 card:swift_bolt             | bolt swift_bolt
0 way:basic
0 end                         | end-day 2.ne
0 throw:hand
0 done

# Night: an assault on the keep.
0 tactic:preparation          | night preparation
0 find:march                  | find march
0 card:march                  | night-march march
0 way:strong
0 pay:crystal:green           | crystal crystal-green-0 panel-0
0 walk:3.w                    | night-road 3.w
0 walk:3.nw
0 card:stamina                | to-keep stamina
0 way:strong
0 pay:die:blue
0 walk:3.ne                   | assault 3.ne
0 done                        | walls foe-0
0 done                        | no-block foe-0
0 damage:0:0
0 unit:0                      | unit-takes unit-0-0
0 card:rage                   | keep-attack rage
0 way:strong
0 strike:0                    | keep-strike foe-0
0 done                        | keep 3.ne
0 done
0 rest                        | rest wound
0 discard:threaten            | rest-card threaten
0 discard:wound               | rest-wound wound
0 done                        | leap panel-0

# The rest of the night goes by.
0 skill:green_crystal_craft
0 card:will_focus
0 way:basic
0 do:crystal
0 card:swift_bolt
0 way:basic
0 done
0 done
0 card:stamina
0 way:strong
0 pay:die:blue
0 card:improvisation
0 way:basic
0 discard:crystallize
0 do:move
0 card:determination
0 way:move
0 walk:3.e
0 walk:3.se
0 explore:2,0
0 end
0 done
0 card:march
0 way:strong
0 pay:die:green
0 card:swiftness
0 way:basic
0 card:mana_draw
0 way:move
0 card:promise
0 way:move
0 card:rage
0 way:move
0 walk:3.sw
0 walk:2.ne
0 explore:0,2
0 end
0 throw:discard
0 announce

# The second day goes by.
0 tactic:the_right_moment     | day the_right_moment
0 card:swiftness
0 way:basic
0 walk:3.w
0 challenge:5.e
0 done
0 card:determination
0 way:strong
0 pay:token:gold
0 block:0:0
0 done
0 card:rage
0 way:strong
0 strike:0
0 skill:green_crystal_craft
0 card:will_focus
0 way:basic
0 do:crystal
0 tactic:the_right_moment
0 done
0 discard:mana_draw
0 done
0 card:improvisation
0 way:strong
0 discard:crystallize
0 do:move
0 walk:3.nw
0 explore:1,2
0 card:swift_bolt
0 way:basic
0 challenge:6.se
0 done
0 done
0 damage:0:0
0 card:swiftness
0 way:strong
0 pay:token:white
0 strike:0
0 done
0 learn:potion_making
0 gain:pure_magic
0 done
0 card:march
0 way:basic
0 card:stamina
0 way:basic
0 card:stamina
0 way:basic
0 walk:3.ne
0 explore:2,1
0 card:pure_magic
0 way:strong
0 do:move
0 card:promise
0 way:move
0 walk:7.sw
0 walk:7.se
0 walk:7.e
0 explore:3,0
0 skill:potion_making
0 heal:hand
0 end
0 pass
0 card:march
0 way:strong
0 pay:token:gold
0 explore:3,1
0 challenge:7.ne
0 done
0 done
0 damage:0:0
0 card:rage
0 way:basic
0 do:attack
0 card:threaten
0 way:attack
0 card:tranquility
0 way:attack
0 strike:0
0 done
0 throw:hand

# The last night: a dungeon, and the city.
0 tactic:long_night           | last-night long_night
0 card:march
0 way:basic
0 walk:7.se
0 enter
0 card:will_focus
0 way:strong
0 with:swiftness
0 strike:0
0 skill:green_crystal_craft
0 done
0 return:sapphire_ring
0 keep:endless_bag_of_gold
0 done
0 card:march
0 way:basic
0 card:improvisation
0 way:basic
0 discard:determination
0 do:move
0 card:pure_magic
0 way:move
0 card:swiftness
0 way:basic
0 walk:7.sw
0 walk:7.w
0 walk:6.e
0 explore:2,2                 | city 2,2
0 end                         | found core7.mid
0 done
0 card:stamina
0 way:strong
0 pay:die:blue
0 card:mana_draw
0 way:move
0 walk:7.w
0 walk:3.ne
0 interact
0 card:endless_bag_of_gold
0 way:strong
0 recruit:utem_crossbowmen
0 done
0 card:swift_bolt
0 way:basic
0 done
0 discard:promise
0 done
0 tactic:long_night
0 -                           | score
"""
