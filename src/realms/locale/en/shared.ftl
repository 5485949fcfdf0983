### Words all games share.

app-name = Realms
language-name = English

seat = Player { $number }

yes = yes
no = no

## What can be settled for a table: scenarios and optional rules

scenario-kind-solo = solo
scenario-kind-competitive = against each other
scenario-kind-cooperative = together
scenario-kind-teams = in teams
scenario-difficulty-1 = easy
scenario-difficulty-2 = demanding
scenario-difficulty-3 = hard
scenario-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
scenario-minutes = about { $from }–{ $to } minutes
setting-why-seats = For { $most ->
        [one] one player
       *[other] { $players } players
    }; this table has { $n ->
        [one] one seat
       *[other] { $n } seats
    }.
setting-why-scenario = Only in: { $scenarios }.
setting-why-not-here = Not in this scenario.
setting-why-players = In this scenario only with { $players } players.
setting-why-without = Not together with: { $other }.
setting-why-needs = Only together with: { $other }.

## What the kernel says: choices that all games share

veiled = something hidden
prompt-sealed-wait = Your choice is in. Do you change your mind while the others think?
option-pass = Do nothing
option-done = Done
option-none = Nothing to choose
option-withdraw = Take the choice back
event-sealed-in = { $who } has chosen in secret.
event-sealed-out = { $who } takes the secret choice back.
event-revealed = { $who } reveals: { $choice }.
event-item-moved = { $item }: from { $zone } to { $to_zone }.
event-item-shown = { $item } is shown: { $zone }.

## The command line.

cli-id = id
cli-game = game
cli-players = players
cli-bots = bots
cli-options = options
cli-bot = bot
cli-seat = seat
cli-played = played
cli-race = race
cli-territory = territory
cli-wins = wins
cli-share = share of wins
cli-interval = 95 % interval
cli-score = points
cli-hero = hero
cli-feat = reached
cli-games = games
cli-of-games = share
cli-mean = mean
cli-spread = 10 · 50 · 90 %
cli-people = people
cli-goal = Goal dealt
cli-order = turn order
cli-faction = faction
cli-action = action selected
cli-card = card played
cli-ability = ability used
cli-artifact = artifact used
cli-skill = skill used
cli-tactic = tactic taken
cli-order-card = order given
cli-tactics-card = tactics card played
cli-title = title taken
cli-objective = objective claimed
cli-development = development built
cli-lost = { $count ->
        [one] { $count } worker was lost; its games were played again.
       *[other] { $count } workers were lost; their games were played again.
    }
cli-forfeits = { $count ->
        [one] { $count } game was forfeited by a bot; its seed, the bot and the reason:
       *[other] { $count } games were forfeited by bots; seeds, bots and reasons of the first:
    }
cli-rating = rating
cli-mean-ms = ms a decision
cli-worst-ms = at worst
cli-against = wins against
cli-off = off
cli-surely = surely
cli-perhaps = perhaps
cli-luck = luck can do that
cli-balance-title = Balance of { $game }
cli-balance-how = { $games ->
        [one] { $games } game with each number of players
       *[other] { $games } games with each number of players
    }; bots: { $bots }; seeds from { $seed }.
cli-balance-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-balance-found = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Surely off its fair share: { $sure } of { $all }.
cli-balance-fair = fair share { $share }
cli-balance-reading = How to read this
cli-balance-legend = A dot is a share of wins, the bar its 95 % interval, the dashed line the fair share: what all of this sort win together. Of so many figures some look odd by luck alone; a full dot is off even if that is allowed for, an empty coloured one would be odd if it were the only one.
cli-balance-chosen = What follows is what players take in the course of a game. Winners may take it because they win: it is a trail, not a cause.
cli-balance-more = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
cli-balance-feats = What games came to
cli-balance-mean = mean { $mean }
cli-balance-changes = What has changed
cli-balance-changed = Of { $all } figures { $sure } have surely changed, { $perhaps } perhaps.
cli-balance-was = then
cli-balance-is = now
cli-balance-other-bots = Other bots played then ({ $bots }): what changed may be their doing.
cli-balance-other-options = Other options were set then ({ $options }): what changed may be their doing.
cli-balance-interrupted = Stopped early: these are the games played until then.
cli-balance-errors = { $count ->
        [one] { $count } game went wrong.
       *[other] { $count } games went wrong.
    } `realms sim` with the same seed tells why.
cli-rate = { $rate } a second
cli-sim-title = { $game }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-sim-speed = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s, { $rate } a second.
cli-sim-interrupted = Stopped early: { $done } of { $games } games were played.
cli-sim-errors = { $count ->
        [one] { $count } game failed; its seed and error:
       *[other] { $count } games failed; seeds and errors of the first:
    }
cli-digest = Digest { $digest }
cli-replay-title = { $game }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }
cli-position-only = The save holds a position after { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }, without the choices themselves.
cli-to-choose = { $seat } is to choose: { $options }.
cli-verified = Verified: { $count ->
        [one] the { $count } choice leads
       *[other] the { $count } choices lead
    } to the saved position.
cli-not-verified = Not verified: { $count ->
        [one] the { $count } choice does not lead
       *[other] the { $count } choices do not lead
    } to the saved position.
cli-fair = Fair: the seed is the one whose hash was published at the start.
cli-fair-fork = Fair: the match began from another one after { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }, and the seed of its dice from there on is the one whose hash was published.
cli-not-fair = Not fair: the seed is not the one whose hash was published at the start.
cli-other-hash = Not fair: the file carries another hash than the one given.
cli-no-hash = The file carries no hash of its seed, so the shuffles cannot be checked.
cli-new-dice = From here on the dice of the seed { $seed }

## Coach

coach-then = Then: { $line }.
coach-better = Better: { $what }.
coach-good-luck = { $who } was lucky. Before: { $what }
coach-bad-luck = { $who } was unlucky. Before: { $what }
coach-sound = sound choices
coach-given = given away a choice, pp
coach-luck = luck, pp
coach-course = chances of winning
coach-of = { $n } of { $all }
coach-step = step
coach-points = pp
coach-and = { $a } and { $b }
coach-follow = { $who }: { $what }
coach-worth = { $value } % ({ $low }–{ $high } %, { $n ->
        [one] { $n } try
       *[other] { $n } tries
    })

## Terminal

tui-bot = Bot { $number }
tui-bot-kind = { $name ->
    [easy] bot: easy
    [medium] bot: medium
    [hard] bot: hard
    [expert] bot: expert
   *[other] bot: { $name }
}
tui-person = a person
tui-thinks = is thinking…
tui-over = The game is over. Space shows how it ended.
tui-not-here = Nothing can be chosen there now.
tui-no-undo = There is nothing to take back: something new was seen, or somebody else has acted.
tui-saved = Saved: { $file }
tui-cards = cards
tui-fight = fight
tui-initiative = i{ $n }
tui-battle-key = ! hits, × is stopped, * is not as printed; ▶ acts, 1. acts next, ✓ has acted.
tui-price = from { $n ->
        [one] { $n } land
       *[other] { $n } lands
    }
tui-vp = VP
tui-total = Total
tui-mark-end-triggered = The last round is on.

tui-key-choose = choose
tui-key-pass-on = pass on
tui-key-undo = undo
tui-key-widen = all options
tui-key-rule = rule
tui-key-why = why not?
tui-key-board = board
tui-key-language = рус
tui-key-save = save
tui-key-quit = quit
tui-key-help = help

tui-rules = Rules
tui-rules-search = Find a rule: an id or words
tui-rules-keys = ↑↓ read   / search   Esc close
tui-why = Why not?
tui-why-nothing = Nothing that you might expect is forbidden here.
tui-why-keys = ⏎ open the rule   Esc close
tui-quit-question = Leave the game?
tui-quit-note = It is kept, and offered again at the next start.
tui-hand-over = Give the keyboard to { $who }.
tui-hand-over-note = Nobody else should look at the screen now.
tui-ready = I am ready

tui-winner = { $who } wins!
tui-nobody-wins = Lost: nobody wins.
tui-winners = A shared win: { $who }
tui-points = { $n ->
        [one] The end: { $n } point
       *[other] The end: { $n } points
    }
tui-look = Look at the table
tui-again = New game

tui-game = Game
tui-players = Players
tui-scenarios = about them…
tui-scenario-keys = ↑↓ read   ⏎ choose   Esc close
tui-optional = Optional rules
tui-optional-open = choose…
tui-optional-none = all as usual
tui-optional-keys = ⏎ on, off   ←→ other value   r rule   u as usual   Esc done
tui-language = Language
tui-start = Start
tui-resume = Go on
tui-resume-note = with the game you left last time

tui-coach = The coach suggests
tui-coach-keys = ⏎ choose   Esc close
tui-coach-thinking = The coach is thinking…
tui-coach-close = It is close: chance could have put these in another order.
tui-coach-nothing = Nothing is asked of you now.
tui-coach-gone = The coach has no answer now.
tui-review = Analysis
tui-review-running = The coach is looking at the match: { $n } %
tui-review-none = There was no turning point: nobody gave much away, and chance did little.
tui-review-keys = ↑↓ read   Esc close

tui-help = Keys
tui-help-text =
    1-9        choose an option by its number; the same numbers are on the map
    ↑ ↓ Enter  choose from the list
    mouse      click a place, an action or an option; a click on a place keeps the options that mention it
    Esc        show all options again
    p          pass from here on: until the battle is over, or until something else is asked
    u          take back your last choice, as long as nothing new was seen
    ?          the rule behind the question; / searches all rules
    w          why not? what you cannot do here, with the rule
    a          ask the coach: the best options and why
    Space      let bots hurry until it is your turn
    ← → Tab    another board, the fight, or the cards
    Shift+←→↑↓ scroll a map that is larger than the screen; so does the mouse wheel
    c          the cards and tracks
    l          language
    s          save to a new file
    q          leave; the game is kept

## Playing at a server

tui-said = { $who }: { $text }
tui-away = away
tui-taken-over = bot
tui-out = out
tui-guest = guest
tui-name = Your name
tui-name-hint = How others shall call you. ⏎ plays as a guest, Esc leaves.
tui-password = Password
tui-account = An account of your own
tui-account-note = You keep your games, and find them from any machine. At least 8 characters. ⏎ makes it.

tui-lost = The line to the server is lost; trying again…
tui-closed = The server has closed this table.
tui-back-again = The server is back; the game goes on.
tui-too-late = That came too late: the question had changed.
tui-bot-plays = A bot plays for you. Press b to take your seat back.
tui-watching = You are watching.
tui-kept-there = The server keeps the game; at the end there is a file.
tui-replay = Replay saved to { $file }
tui-leave-note = It goes on without you here; you find it again among your games.
tui-resign-question = Give up this game?
tui-resign-note = A bot plays your seat to the end, and you cannot win any more.

tui-plead-question = Ask the others to let you take it back?
tui-plead-note = Something new was seen since, so every other person at the table must agree.
tui-withdraw-question = Withdraw your request?
tui-withdraw-note = The others have not answered yet.
tui-plea-question = { $who } asks to take something back. Do you agree?
tui-plea-note = { $moves ->
        [one] The game would go back by one step.
       *[other] The game would go back by { $moves } steps.
    }
tui-plea-open = { $who } asks to go back.

tui-talk = Say something
tui-talk-hint = Everyone at the table reads it. ⏎ says it, Esc does not.

tui-pass = Pass without being asked
tui-pass-here-turn = this question, until my next own choice
tui-pass-here-game = this question, for the rest of the game
tui-pass-all-turn = whatever can be passed, until my next own choice
tui-pass-all-game = whatever can be passed, for the rest of the game
tui-pass-never = always ask me again
tui-pass-note = The others cannot tell it from a choice of yours.
tui-passing = Passing by order.

tui-hall-mine = Your tables
tui-hall-open = Tables that wait for players
tui-hall-playing = Games you can watch
tui-hall-note = Choose a table, or open a new one with n.
tui-hall-empty = No tables yet. Press n to open one, or j to follow an invitation.
tui-state-open = waiting for players
tui-state-playing = { $moves ->
        [one] one step played
       *[other] { $moves } steps played
    }
tui-join = Follow an invitation
tui-join-hint = Paste the link. ⏎ goes there, Esc does not.
tui-lobby-wait = Waiting for players. ⏎ on a free seat sits down, on your own gets up.
tui-lobby-full = Everyone is here. Press s to begin.
tui-lobby-host = Everyone is here. The host begins.
tui-link = Whoever has this link may sit down:
tui-seat-me = you
tui-seat-open = open to others
tui-seat-free = free seat
tui-public = Listed for everyone
tui-clock = Clock
tui-clock-none = no clock
tui-clock-live-short = 10 minutes, plus 15 seconds a choice
tui-clock-live-long = 30 minutes, plus 30 seconds a choice
tui-clock-days = two days a choice
tui-clock-live = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, plus { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } a choice
tui-clock-each = { $days ->
        [one] one day
       *[other] { $days } days
    } a choice

tui-key-talk = talk
tui-key-pass = pass
tui-key-reset = reset turn
tui-key-back = take back the seat
tui-key-enter = go there
tui-key-new = new table
tui-key-join = by link
tui-key-account = account
tui-key-look = look again
tui-key-sit = sit, get up
tui-key-bot = bot
tui-key-open = free
tui-key-invite = invite

tui-help-there =
    r          take back everything since something new was seen
    u          … and beyond that: ask the others
    p          pass without being asked
    t          talk to the table
    b          take your seat back from the bot that plays it
    x          give up
    q          leave; the game goes on at the server

## What a server refuses

tui-unreachable = The server does not answer; try again in a moment.
tui-sorry-restart = The server restarts; the game goes on where it is.
tui-sorry-slow = The line is too slow for the game; trying again…
tui-sorry-displaced = This seat is not yours any more.
tui-sorry-signed-out = You have signed out elsewhere.
tui-sorry-unavailable = The server cannot reach its database just now; nothing was lost, try again.
tui-sorry-too-many = That is too much at once; wait a little.
tui-sorry-no-table = There is no such table.
tui-sorry-no-seat = There is no such seat.
tui-sorry-no-invitation = This invitation does not hold any more.
tui-sorry-not-invited = This table is for invited people only.
tui-sorry-not-at-table = Only people at the table may do that.
tui-sorry-not-your-seat = This seat is somebody else's.
tui-sorry-not-host = Only the host of the table may do that.
tui-sorry-taken = This seat is taken.
tui-sorry-full = Every seat of this table is taken.
tui-sorry-started = This table has begun already.
tui-sorry-closed = This table was closed.
tui-sorry-seats-open = There are free seats; they must be taken first.
tui-sorry-no-spectators = This table is played without spectators.
tui-sorry-watching = Whoever watches does not act.
tui-sorry-coach-off = The coach is off at this table.
tui-sorry-coach-gone = The coach has no answer now; try again.
tui-sorry-no-advice = Nothing is asked of you now.
tui-sorry-no-coach = The coach does not know this game.
tui-sorry-not-playing = This game is not being played.
tui-sorry-forfeited = You have given up this game.
tui-sorry-no-undo = There is nothing to take back; the others can be asked.
tui-sorry-no-plea = There is no such request any more.
tui-sorry-plea-open = There is a request already; it must be answered first.
tui-sorry-too-far = The game cannot go back so far.
tui-sorry-name-taken = This name is taken.
tui-sorry-bad-name = This name cannot be used.
tui-sorry-wrong-password = The name or the password is wrong.
tui-sorry-sign-in = The server does not know you any more; start anew.
