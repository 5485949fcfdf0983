### Elven Rage in the browser: the battlefield, what is declared, cards that are sent, trade.

web-er-battle-field = Battlefield
web-er-battle-fighter = { $name }, { $owner }, { $place ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }: initiative { $initiative }, lives { $n } of { $most }
web-er-battle-side = { $name }, { $side ->
        [L] left
        [R] right
       *[F] forward
    }: { $icon }{ $changed ->
        [yes] , printed { $was }
       *[no] { "" }
    }{ $aim ->
        [hits] , hits
        [stopped] , would be stopped
        [friend] , points at a friend
        [empty] , points at nobody
       *[idle] { "" }
    }
web-er-battle-tag-now = acts now
web-er-battle-tag-dying = is dying
web-er-battle-tag-skips = misses a turn
web-er-battle-blow = { $fate ->
        [stopped] The shield stops it
        [dies] { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }{ $through ->
            [yes] { " " }through the shield
           *[no] { "" }
        }: { $name } dies
       *[lives] { $n ->
            [one] { $n } life
           *[other] { $n } lives
        }{ $through ->
            [yes] { " " }through the shield
           *[no] { "" }
        } of { $name }
    }{ $reply ->
        [yes] ; { $striker } loses one
       *[no] { "" }
    }
web-er-battle-struck = { $striker } has struck { $name }
web-er-battle-stopped = { $name }: the shield stops it
web-er-battle-reserve = Reserve
web-er-battle-reserve-line = { $whose ->
        [me] yours: a tie is yours
        [other] a tie goes to { $who }
       *[nobody] a tie goes to the neutrals
    }
web-er-battle-fallen = Fallen
web-er-battle-fallen-line = { $fate ->
        [wounded] critically wounded
        [saved] was saved
       *[died] died at the deal
    }
web-er-battle-grave = { $how ->
        [died] { $known ->
            [yes] struck down by { $by }, the place stays empty
           *[no] dead, the place stays empty
        }
        [saved] saved, the place stays empty
       *[left] left the battle, the place stays empty
    }
web-er-battle-empty = empty

## Beside the field

web-er-battle-sides = Battle for { $land }
web-er-battle-you = { $name } (you)
web-er-battle-me = You
web-er-battle-neutrals = Neutrals
web-er-battle-attacker = attacker
web-er-battle-defender = defender
web-er-battle-standing = standing
web-er-battle-silenced = no Actions
web-er-battle-mover = { $me ->
        [yes] you move them
       *[no] moved by { $who }
    }
web-er-battle-initiative = Initiative
web-er-battle-cycle = Initiative, cycle { $n }
web-er-battle-higher = higher acts first
web-er-battle-how-now = acts now
web-er-battle-how-acted = acted
web-er-battle-how-waits = waits
web-er-battle-how-skips = misses its turn
web-er-battle-how-dying = dying
web-er-battle-how-dead = dead
web-er-battle-if-ended = If it ended now
web-er-battle-count = { $a }: { $n }, { $b }: { $m }.
web-er-battle-takes = { $whose ->
        [me] You take { $land }.
       *[other] { $who } takes { $land }.
    }
web-er-battle-keeps = { $whose ->
        [me] You keep { $land }.
        [nobody] The neutrals keep { $land }.
       *[other] { $who } keeps { $land }.
    }
web-er-battle-by-reserve = A tie: the card in reserve decides.
web-er-battle-by-effect = A tie: an effect decides.
web-er-battle-tie = { $whose ->
        [me] A tie would be yours: the reserve was yours.
        [nobody] A tie would be the neutrals’: the reserve was theirs.
       *[other] { $who } would win a tie: the reserve was theirs.
    }
web-er-battle-divider = A new cycle

## Declared things and answers

web-er-battle-declared = Declared
web-er-battle-window = Who may speak
web-er-battle-last-first = the last one works first
web-er-battle-artifact = Artifact
web-er-battle-price = { $n ->
        [one] needs { $n } land, has { $have }
       *[other] needs { $n } lands, has { $have }
    }
web-er-battle-aim = Aimed at: { $at }
web-er-battle-cancelled = It will have no effect.
web-er-battle-answers = Answers:
web-er-battle-speak = In turn:
web-er-battle-said-passed = passed
web-er-battle-said-me = you
web-er-battle-said-now = thinks
web-er-battle-said-later = after that
web-er-battle-may = You may use
web-er-battle-may-not = Nothing of yours fits
web-er-battle-only-you = only you see this
web-er-battle-aim-it = Aim it: choose on the battlefield.
web-er-battle-once = Artifact, once
web-er-battle-treasure-line = Turn it in for two cards.

## Cards that are sent

web-er-battle-send = Three cards for { $land }
web-er-battle-send-secret = nobody sees them before the deal
web-er-battle-send-fixed = defends its Castle
web-er-battle-send-slot = card { $n }
web-er-battle-send-go = Send them into battle
web-er-battle-send-more = { $n ->
        [one] one card more
       *[other] { $n } cards more
    }

## Trade

web-er-battle-trade = Trade
web-er-battle-trade-of = { $who } offers { $whom } a trade
web-er-battle-trade-gives = { $who } gives
web-er-battle-trade-you-give = You give
web-er-battle-trade-you-get = You get from { $who }
web-er-battle-trade-nothing = nothing
web-er-battle-trade-hidden = { $n ->
        [one] an Artifact
       *[other] { $n } Artifacts
    }
web-er-battle-trade-any = { $n ->
        [one] an Artifact
       *[other] { $n } Artifacts
    }
web-er-battle-trade-any-line = { $whose ->
        [me] you choose which
       *[other] they choose which
    }
web-er-battle-trade-wait = The other one thinks about it.

## How often one is asked

web-er-battle-orders = Ask me in battles
web-er-battle-orders-ask = always
web-er-battle-orders-fits = when something of mine fits
web-er-battle-orders-rest = no more in this battle
web-er-battle-orders-note-rest = You let everything happen until this battle is over.
web-er-battle-orders-note-fits = Others may notice: when you take time, you hold something.
