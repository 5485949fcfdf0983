# Runewars in the browser: battles, duels, quests, bids, talks.

web-rw-battle-for = Battle for { $area }
web-rw-battle-column = Initiative { $n }
web-rw-battle-initiatives = Initiatives
web-rw-battle-steps = Steps of this initiative
web-rw-battle-attacker = attacker
web-rw-battle-defender = defender
web-rw-battle-neutrals = Neutrals
web-rw-battle-you = { $who } (you)
web-rw-battle-me = you
web-rw-battle-decides = { $who } decides for them
web-rw-battle-order = { $order }{ $bonus ->
        [yes] {" "}with supremacy
       *[no] {""}
    }
web-rw-battle-fort = { $less ->
        [0] the stronghold adds { $n }
       *[other] stronghold { $n }, with the Conquer bonus { $n } − { $less } = { $counts }
    }
web-rw-battle-influence = influence
web-rw-battle-tactics-held = tactics

web-rw-battle-nobody = no units
web-rw-battle-stand = { $n ->
        [0] nobody stands
        [one] { $n } stands
       *[other] { $n } stand
    }
web-rw-battle-drew = { $n ->
        [one] drew { $n } card
       *[other] drew { $n } cards
    }
web-rw-battle-orb = On an orb:
web-rw-battle-figures = { $name }{ $n ->
        [one] {""}
       *[other] {" "}× { $n }
    }: { $state ->
        [gone] out of the battle
        [before] routed before the battle, takes no part
        [routed] routed, { $left } of { $of } lives
       *[standing] { $left } of { $of } lives
    }

web-rw-battle-round-done = done
web-rw-battle-round-now = initiative now
web-rw-battle-round-next = next
web-rw-battle-round-later = to come
web-rw-battle-round-nobody = nobody
web-rw-battle-before = No fate cards yet: before the first initiative both sides may play tactics.
web-rw-battle-fought = All initiatives are over: tactics for the count, then the strengths are compared.
web-rw-battle-over = The battle is decided.
web-rw-battle-tab = Initiative { $n }, { $when }: { $ours } against { $theirs }
web-rw-battle-step-cards = Cards
web-rw-battle-step-orbs = Orbs
web-rw-battle-step-routs = Routs
web-rw-battle-step-damage = Damage
web-rw-battle-step-discard = Discard

web-rw-battle-read = { $whose ->
        [me] Your { $unit }
        [neutral] { $unit }
       *[other] { $who }: { $unit }
    }
web-rw-battle-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-rw-battle-no-cards = { $whose ->
        [me] You have no cards in this step
        [neutral] The neutrals have no cards in this step
       *[other] { $who } has no cards in this step
    }
web-rw-battle-card = Fate card { $n }, { $destiny }
web-rw-battle-cell = { $shape }: { $icon ->
        [D] { $n } damage
        [R] { $n ->
            [one] { $n } rout
           *[other] { $n } routs
        }
        [O] orb
       *[none] nothing
    }
web-rw-battle-shows = { $icon ->
        [D] { $n } damage
        [R] { $n ->
            [one] { $n } rout
           *[other] { $n } routs
        }
       *[none] Nothing
    }
web-rw-battle-who-takes = { $whose ->
        [me] You choose who { $icon ->
            [R] runs
           *[D] is hit
        }.
       *[other] { $who } chooses who { $icon ->
            [R] runs
           *[D] is hit
        }.
    }
web-rw-battle-done = done
web-rw-battle-now = now
web-rw-battle-waits = waits
web-rw-battle-came = { $icon ->
        [D] { $n } damage dealt
        [R] { $n } routed
        [O] used
       *[none] in vain
    }

web-rw-battle-strength = Strength so far
web-rw-battle-counted = counted at the end
web-rw-battle-against = against
web-rw-battle-if-ended = { $whose ->
        [me] { $tie ->
            [yes] If it ended now, you would hold: a tie is the defender’s.
           *[no] If it ended now, you would win.
        }
        [neutral] { $tie ->
            [yes] If it ended now, the neutrals would hold: a tie is the defender’s.
           *[no] If it ended now, the neutrals would win.
        }
       *[other] { $tie ->
            [yes] If it ended now, { $who } would hold: a tie is the defender’s.
           *[no] If it ended now, { $who } would win.
        }
    }
web-rw-battle-ended = { $whose ->
        [me] You have won the battle.
        [neutral] The neutrals have won the battle.
       *[other] { $who } has won the battle.
    }
web-rw-battle-tactics = Your tactics
web-rw-battle-only-you = only you see them
web-rw-battle-play-now = play now

## Duels and quests

web-rw-battle-duel = Duel in { $area }
web-rw-battle-duel-rounds = Rounds
web-rw-battle-health = { $n } of { $of } lives
web-rw-battle-duel-no-card = No card yet
web-rw-battle-duel-read = { $icon ->
        [D] { $n } damage: { $name }
        [R] prevents { $n } damage
        [O] an orb: a reward works, or 1 damage
       *[none] nothing
    }
web-rw-battle-wounds = { $less ->
        [0] about to take { $n } damage
       *[other] about to take { $n } of { $of } damage
    }
web-rw-battle-fallen = fallen
web-rw-battle-spoils = The rewards of the fallen
web-rw-battle-attempt = { $hero } attempts
web-rw-battle-outcome = Destiny: { $destiny }
web-rw-battle-heroes = Your heroes
web-rw-battle-hero-at = { $state ->
        [routed] in { $area }, routed
       *[standing] in { $area }
    }
web-rw-battle-hero-go = { $chosen ->
        [yes] choose on the map
       *[no] go
    }
web-rw-battle-hero-heal = heal
web-rw-battle-hero-quest = quest: { $quest }
web-rw-battle-hero-duel = duel: { $whom }
web-rw-battle-hero-train = train

## Talks and bids

web-rw-battle-parley = Talks in { $area }
web-rw-battle-parley-line = One card for each influence you spend; you choose the one that counts. You have { $n }.
web-rw-battle-parley-gold = they join you
web-rw-battle-parley-silver = they retreat
web-rw-battle-parley-red = they fight
web-rw-battle-bid = Influence bid
web-rw-battle-bid-sealed = sealed
web-rw-battle-bid-thinks = thinks
web-rw-battle-bid-shown = revealed
web-rw-battle-bid-won = wins the bid
web-rw-battle-bid-lost = loses the bid
web-rw-battle-bid-has = has { $n }
web-rw-battle-bid-note = Secret until all are in. Whatever is bid is lost.
