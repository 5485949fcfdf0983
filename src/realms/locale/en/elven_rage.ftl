### Elven Rage: sentences. Single names are in games/elven_rage/names.py, what cards say in vocabulary/words.py.

game-elven_rage = Elven Rage
about-elven_rage = Four elven peoples fight for the land of Farrun: six cards dealt blind, icons that point at each other, and secret goals.

## Settings

setting-scenario = Scenario
setting-note-scenario-superiority = The classic game: everyone has a secret goal, and whoever fulfils the own one first wins.
setting-note-scenario-dragon_lord = No goals: whoever has taken the castles of all others wins. Who takes a castle commands its dragon and has a portal to every other castle.
setting-peoples = Peoples
setting-peoples-of = People of player { $number }
setting-peoples-dealt = by lot

## Questions

prompt-er-turn = Which land do you conquer?
prompt-er-trim = Your hand is too large. What do you discard? Cards to go: { $n }.
prompt-er-look-squad = Do you look at a neutral squad first?
prompt-er-lay-open = Which card of the squad do you lay open?
prompt-er-choose-squad = Which squad do you fight?
prompt-er-choose-mover = Who moves the neutral cards?
prompt-er-reply = Your land is attacked. Do you defend it?
prompt-er-send = Which cards do you send into battle?
prompt-er-exchange = Your card is in reserve. Do you exchange it with a fighter?
prompt-er-who-first = Equal initiative: which of your cards acts first?
prompt-er-icon = What does { $fighter } do?
prompt-er-moment = { $trigger_id ->
        [turn] Before the turn of { $who }: do you use anything?
        [target] { $land } is attacked. Do you use anything before the battle?
        [reveal] The cards are revealed. Do you use anything?
        [deployed] Before the first cycle: do you use anything?
        [start] Before { $fighter } acts: do you use anything?
        [named] { $fighter } is about to strike. Do you use anything?
        [struck] { $fighter } has struck. Do you use anything?
        [end] { $fighter } has acted. Do you use anything?
        [dying] { $fighter } is dying. Do you use anything?
        [fallen] { $fighter } is critically wounded. Do you use anything?
        [last] The battle is about to end. Do you use anything?
       *[won] You have won the battle. Do you use anything?
    }
prompt-er-answer = Do you answer?
prompt-er-step-in = Who takes the place of { $fighter }?
prompt-er-recover = Which card comes back from your discard pile?
prompt-er-reorder = Which of these cards lies on top?
prompt-er-keep-goal = Which Goal do you keep?
prompt-er-compose = What do you offer, and what do you want for it?
prompt-er-consider = What do you say to the offer?
prompt-er-confirm = Do you agree to the exchange?

## Options

option-conquer = Conquer { $a }
option-skip = Skip the battle
option-use = Action: { $a }
option-use_on = Action: { $a } → { $b }
option-use_at = Action: { $a } → { $b }, { $c }
option-artifact = Artifact: { $a }
option-artifact_on = Artifact: { $a } → { $b }
option-artifact_at = Artifact: { $a } → { $b }, { $c }
option-exchange = Turn in { $a } for two cards
option-trade = Trade with the { $a }
option-discard = Discard { $a }
option-look = Look at { $a }
option-no_look = Look at none
option-open = Lay { $a } open
option-fight = Fight { $a }
option-mover = The { $a } move them
option-defend = Defend the land
option-give_up = Give the land up
option-send = Send { $a }, { $b } and { $c }
option-swap = Exchange it with { $a }
option-keep_reserve = Leave the reserve as it is
option-first = { $a } first
option-strike = Strike { $a }: { $b }
option-move = Change places { $a }: { $b }
option-stay = Stay where it is
option-step_in = { $a }
option-recover = { $a }
option-next = { $a }
option-keep = { $a }
option-give = Give { $a }
option-want = Ask for { $a }
option-propose = Make the offer
option-cancel = No trade
option-name = Give { $a }
option-accept = Agree
option-refuse = Refuse
option-counter = Make another offer

## The story

event-er-people = { $who } leads the { $people } from the { $castle } ({ $land }).
event-er-first-drawn = { $who } draws { $card }.
event-er-starts = { $who } goes first.
event-er-squads = { $n ->
        [one] One neutral squad gathers.
       *[other] { $n } neutral squads gather.
    }
event-er-neutrals-reshuffled = The neutral discard pile becomes a new deck.
event-er-turn = { $who } begins a turn.
event-er-summoned = { $n ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $n } cards.
    }
event-er-reshuffled = { $who } shuffles the discard pile into a new deck.
event-er-discarded = { $who } discards { $card }.
event-er-skipped = { $who } attacks no land.
event-er-target = { $who } marches on { $land }.
event-er-target-of = { $who } marches on { $land }, which belongs to { $whom }.
event-er-looked = { $who } looks at { $squad }.
event-er-opened = { $who } lays { $card } open on { $squad }.
event-er-squad-chosen = { $who } fights { $squad }.
event-er-mover = { $whom } moves the neutral cards against { $who }.
event-er-attack-off = The attack of { $who } on { $land } is off.
event-er-gave-up = { $who } gives { $land } up.
event-er-defends = { $who } defends { $land }.
event-er-deployed = { $card }: { $place }.
event-er-exchanged = { $who } exchanges { $other } with { $card } from the reserve.
event-er-redealt = All cards are mixed and dealt again.
event-er-reserve = { $card } was the reserve.
event-er-cycle = A cycle begins.
event-er-turn-skipped = { $fighter } misses its turn.
event-er-struck = { $fighter } strikes { $other }: { $icon }.
event-er-stopped = { $fighter } strikes { $other }: { $icon }, no harm done.
event-er-replied = { $icon_id ->
        [fs] The fire shield of { $fighter } burns { $other }.
       *[ca] { $fighter } strikes back at { $other }.
    }
event-er-strike-lost = The strike of { $fighter } goes into the void.
event-er-lives-lost = { $n ->
        [one] { $fighter } loses a life.
       *[other] { $fighter } loses { $n } lives.
    }
event-er-healed = { $n ->
        [one] { $fighter } gets a life back.
       *[other] { $fighter } gets { $n } lives back.
    }
event-er-moved = { $fighter } changes places with { $other }.
event-er-stayed = { $fighter } stays.
event-er-died = { $card } dies.
event-er-saved = { $card } is saved and returns to the hand.
event-er-left = { $card } leaves the battle alive.
event-er-replaced = { $fighter }, { $side_id ->
        [L] left
        [F] front
       *[R] right
    } side: { $icon } from now on.
event-er-substituted = { $card } takes the place of { $fighter }.
event-er-initiative = { $fighter } has initiative { $n } now.
event-er-battle-won = { $who } wins the battle for { $land }.
event-er-neutrals-won = The neutrals hold { $land }.
event-er-declared = { $who } declares { $card }.
event-er-declared-on = { $who } declares { $card } → { $aim }.
event-er-declared-at = { $who } declares { $card } → { $aim }, { $other }.
event-er-artifact-used = { $who } uses { $artifact }.
event-er-artifact-used-on = { $who } uses { $artifact } → { $aim }.
event-er-artifact-used-at = { $who } uses { $artifact } → { $aim }, { $other }.
event-er-answered = { $who } answers with { $thing }.
event-er-answered-on = { $who } answers with { $thing } → { $aim }.
event-er-answered-at = { $who } answers with { $thing } → { $aim }, { $other }.
event-er-protected = { $fighter } is protected.
event-er-cancelled = { $card } has no effect.
event-er-fizzled = { $card } comes to nothing.
event-er-silenced = { $whom } may use neither Actions nor Artifacts in this battle.
event-er-tie = { $who } will win this battle if it is a tie.
event-er-conquered = { $who } conquers { $land }.
event-er-taken-from = { $who } takes { $land } from { $whom }.
event-er-token-moved = The token of { $who } moves from { $land } to { $to }.
event-er-token-removed = { $whom } loses { $land }.
event-er-tower-built = { $who } builds a Tower on { $land }.
event-er-warded = { $who } protects { $land } until the next own turn.
event-er-far = { $who } may march up to { $n } steps this time.
event-er-once-more = { $who } may conquer once more.
event-er-artifact-gained = { $who } finds an Artifact.
event-er-artifact-seen = The Artifact: { $artifact }.
event-er-artifacts-lost = { $who } has lost the home Castle, and all Artifacts with it.
event-er-treasure-gained = { $who } gains a Treasure: { $treasure }.
event-er-treasure-spent = { $who } turns in { $treasure }.
event-er-treasure-left = { $treasure } stays with the neutrals.
event-er-looked-hand = { $who } looks at the hand of { $whom }.
event-er-looked-deck = { $who } looks at the top of the own deck.
event-er-recovered = { $who } takes { $card } back from the discard pile.
event-er-artifact-stolen = { $who } takes an Artifact from { $whom }.
event-er-treasure-stolen = { $who } takes a Treasure from { $whom }: { $treasure }.
event-er-goal-changed = { $who } may have another Goal now.
event-er-trade-offered = { $who } offers { $whom } a trade.
event-er-traded = { $who } and { $whom } have traded.
event-er-treasure-passed = { $who } gives { $whom } a Treasure: { $treasure }.
event-er-trade-refused = { $who } does not trade.
event-er-eliminated = { $who } has lost the last Castle and is out.
event-er-goal-met = { $who } has met a Goal: { $goal }!
event-er-goal-shown = { $who } shows the own Goal: { $goal }.
event-er-dragons-won = { $who } is master of all Castles!
event-er-last = Only { $who } is left.

## Why not

why-ER-CONQUER-01 = Only a land beside one of yours can be attacked, and none that is protected.
why-ER-CONQUER-02 = It is yours already.
why-ER-CONQUER-08 = You need three cards for a battle.
why-ER-ACTION-02 = It is not the time for it.
why-ER-ACTION-05 = You own too few lands for it.
why-ER-ACTION-07R = There is nothing it could be aimed at.
why-ER-ACTION-09 = Your hand is too large for Actions.
why-ER-ACTION-12 = It has been used in this turn.
why-ER-ARTIFACT-02 = It is not the time for it.
why-ER-TREASURE-04 = Not during a battle.
why-ER-TRADE-01R = One offer to each player in a turn, one counter-offer.
why-ER-ATTACK-02 = It must strike.
why-ER-BATTLE-02 = It has an open card.

## What is on the table

fact-lands = lands
fact-towers = tow.
fact-castles = cast.
fact-summon = draws
fact-hand = hand
fact-deck = deck
fact-discard = disc.
fact-artifacts = art.
fact-treasures = tr.
fact-taken = taken
tui-mark-turn = Turn
tui-mark-conquest = Conquest
tui-mark-battle = Battle
sum-round = Round { $n }.
sum-scenario = { $scenario }.
sum-goal-lands = Lands: { $n } of { $of_n }.
sum-goal-towers = Towers: { $n } of { $of_n }.
sum-goal-portal = The Castle of the Fallen Star: { $n } of { $of_n }.
sum-goal-castles = Home Castles, the own one too: { $n } of { $of_n }.
sum-goal-ring = Lands around the Castle of the Fallen Star: { $n } of { $of_n }.
sum-goal-hoard = Artifacts and Treasures: { $n } of { $of_n }.
sum-goal-warlord = Lands taken from other players: { $n } of { $of_n }.
sum-goal-homes = Castles of the others: { $n } of { $of_n }.
sum-goal-towers-besides = Towers besides: { $n } of { $of_n }.
sum-goal-lands-besides = Lands besides: { $n } of { $of_n }.

## Warriors

sum-initiative = Initiative { $n }.
sum-lives = { $n ->
        [one] { $n } life.
       *[other] { $n } lives.
    }
sum-lives-left = Lives: { $n } of { $of_n }.
sum-icon = { $side_id ->
        [L] Left: { $icon }.
        [R] Right: { $icon }.
       *[F] Forward: { $icon }.
    }
sum-price = { $n ->
        [one] Needs { $n } land.
       *[other] Needs { $n } lands.
    }
sum-side = { $side_id ->
        [L] Left
        [R] Right
       *[F] Forward
    }: { $icon }{ $aim_id ->
        [hits] , hits.
        [stopped] , would be stopped.
       *[idle] .
    }
sum-was = { $side_id ->
        [L] Left, as printed: { $icon }.
        [R] Right, as printed: { $icon }.
       *[F] Forward, as printed: { $icon }.
    }
sum-skips = { $n ->
        [one] Misses a turn.
       *[other] Misses { $n } turns.
    }
sum-order = Acts as number { $n } from here.

## The battle

sum-land = Battle for { $land }.
sum-if-ended = { $n } against { $of_n }: if it ended now, the { $side_id ->
        [attacker] attacker
       *[defender] defender
    } would win{ $by_id ->
        [reserve] , by the reserve.
        [effect] , by an effect.
       *[more] .
    }
sum-next = Next: { $fighter }.
sum-on-turn = On turn: { $fighter }.
sum-strike = { $n ->
        [0] { $fighter } strikes { $other } in vain.
        [one] { $fighter } strikes { $other }: { $n } life.
       *[other] { $fighter } strikes { $other }: { $n } lives.
    }
sum-struck = { $fighter } has struck { $other }.
sum-reply = { $n ->
        [one] { $fighter } loses a life in reply.
       *[other] { $fighter } loses { $n } lives in reply.
    }
sum-dies = { $fighter } dies of it.
sum-gone = { $card } has left the battle.
sum-aim = Aimed at: { $thing }.
named-conquer-neutrals = { $n ->
        [0] { $land } · neutrals
       *[other] { $land } · neutrals, an Artifact
    }
named-conquer-central = { $land } · Ebrung and two neutrals
named-conquer-of = { $land } · against { $whom }
named-conquer-castle = { $land_id } { $castle } · against { $whom }
named-let = Let it happen
sum-cancelled = It will have no effect.
sum-passed = { $who } passes.
sum-asked = { $who } may speak.
short-BOTTOM = wounded
short-TOP = reserve
named-strike = Strike { $other }, { $icon }: { $fate_id ->
        [dies] it dies
        [stopped] stopped
       *[lives] { $n ->
            [one] takes a life
           *[other] takes { $n } lives
        }
    }{ $reply_n ->
        [0] { "" }
       *[other] , loses one itself
    }

## Trade

sum-offers = { $who } offers { $whom } a trade.
sum-wanted = { $n ->
        [one] Asks for an Artifact, yet to be named.
       *[other] Asks for { $n } Artifacts, yet to be named.
    }

## How it ended

er-score-lands = Lands
er-score-towers = Towers
er-score-castles = Castles
er-score-taken = Lands taken from others
er-score-riches = Artifacts and Treasures
sum-won-goal = Victory: the Goal is met.
sum-won-castles = Victory: all Castles of the others are taken.
sum-won-last = Victory: nobody else is left.
sum-result-goal = Goal: { $goal }.
sum-result-out = Out of the game: the last Castle was lost.
feat-rounds = rounds
feat-out = opponents eliminated
feat-last-standing = won as the last one left
