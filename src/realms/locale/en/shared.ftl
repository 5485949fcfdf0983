### Words all games share.

app-name = Realms
language-name = English

you = you
seat = Player { $number }
spectator = spectator

yes = yes
no = no

## The command line.

cli-id = id
cli-game = game
cli-players = players
cli-bots = bots
cli-options = options
cli-bot = bot
cli-seat = seat
cli-games = games
cli-wins = wins
cli-share = share of wins
cli-interval = 95 % interval
cli-score = points
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
