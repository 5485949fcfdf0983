### Words all games share.

app-name = Realms
language-name = English

seat = Player { $number }

yes = yes
no = no

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

## Terminal

tui-bot = Bot { $number }
tui-bot-kind = bot: { $name }
tui-person = a person
tui-thinks = is thinking…
tui-over = The game is over. Space shows the score sheet.
tui-not-here = Nothing can be chosen there now.
tui-no-undo = There is nothing to take back: something new was seen, or somebody else has acted.
tui-saved = Saved: { $file }
tui-cards = cards
tui-vp = VP
tui-total = Total
tui-mark-end-triggered = The last round is on.

tui-key-choose = choose
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
tui-winners = A shared win: { $who }
tui-look = Look at the table
tui-again = New game

tui-game = Game
tui-players = Players
tui-language = Language
tui-start = Start
tui-resume = Go on
tui-resume-note = with the game you left last time

tui-help = Keys
tui-help-text =
    1-9        choose an option by its number; the same numbers are on the map
    ↑ ↓ Enter  choose from the list
    mouse      click a place, an action or an option; a click on a place keeps the options that mention it
    Esc        show all options again
    u          take back your last choice, as long as nothing new was seen
    ?          the rule behind the question; / searches all rules
    w          why not? what you cannot do here, with the rule
    Space      let bots hurry until it is your turn
    ← → Tab    another board, or the cards
    c          the cards and tracks
    l          language
    s          save to a new file
    q          leave; the game is kept
