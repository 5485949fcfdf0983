### The frame of a table: the prompt, undo, pleas, keys, windows.

web-table-prompt = What is asked
web-table-options = Options
web-table-your-turn = Your turn
web-table-asked = It is up to you
web-table-waiting = Waiting
web-table-looking-on = You are looking on
web-table-going-on = The game goes on
web-table-thinking = { $n ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
}
web-table-turn-of = { $me ->
    [true] Your turn
   *[other] Turn: { $who }
}
web-table-over = The game is over
web-table-won = { $me ->
    [true] { $n ->
        [one] You win!
       *[other] You share the win: { $who }
    }
   *[other] { $n ->
        [0] The goal was not reached
        [one] { $who } wins
       *[other] { $who } share the win
    }
}
web-table-bot = { $bot ->
    [easy] Bot, easy
    [medium] Bot, medium
    [hard] Bot, hard
    [expert] Bot, expert
    [search] Bot “Search”
    [greedy] Bot “Greedy”
    [random] Bot “Random”
   *[other] Bot “{ $bot }”
}
web-table-bot-about = { $bot ->
    [easy] Easy: makes mistakes, for a first game
    [medium] Medium: plays soundly and at once
    [hard] Hard: tries its options out, up to a second for a choice
    [expert] Expert: thinks things through, up to five seconds for a choice
    [search] Search: the same thinking with a fixed effort, for measurements
    [greedy] Greedy: takes what looks best now
    [random] Random: any choice is as good as another
   *[other] A bot from elsewhere
}

web-table-all-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
web-table-go = Go
web-table-go-to = Go: { $option }
web-table-sheet = Draw the options up or down
web-table-undo = Undo
web-table-undo-long = { $n ->
    [one] { $n } choice can be taken back
   *[other] { $n } choices can be taken back
}
web-table-reset = Reset turn
web-table-back = Back
web-table-sure = Are you sure?
web-table-no = Cancel
web-table-close = Close

web-table-why = Why not?
web-table-why-long = What cannot be chosen now, and why
web-table-why-title = Not possible now
web-table-why-nothing = Nothing is refused: all that there is can be chosen.

web-table-score = Result
web-table-score-title = How it ended
web-table-score-done = Back to the table
web-table-replay = Replay
web-table-rematch = Play again

web-table-say-turn = Your turn: { $question }

## Notes above the table

web-table-lost = Reconnecting…
web-table-lost-choice = Reconnecting… Your choice will be sent then.
web-table-closed-line = The connection was closed.
web-table-reload = Reload
web-table-plea = { $who } asks to go back.
web-table-plea-mine = You asked to go back. Still to answer: { $who }
web-table-plea-to = To before: “{ $line }”
web-table-plea-grant = Allow
web-table-plea-deny = Refuse
web-table-plea-withdraw = Withdraw
web-table-taken-over = A bot is playing for you.
web-table-come-back = Come back
web-table-standing-on = You pass on some questions without being asked.
web-table-standing-change = Change

## Several people at one device

web-table-hand-over = { $name }, it is your turn
web-table-hand-over-look = { $name } may look
web-table-hand-over-note = Hand the device over. What the others keep secret stays behind the curtain.
web-table-lift = I am { $name }
web-table-hand-over-undo = Wait, take the last choice back

## The bar and its menu

web-table-chat = Chat
web-table-rules = Rules
web-table-menu = More
web-table-menu-keys = Keyboard
web-table-menu-plea = Ask to go back
web-table-menu-standing = Pass without asking
web-table-menu-score = Result
web-table-menu-report = Report a bug
web-table-menu-resign = Resign
web-table-menu-leave = To my games

web-table-plea-note = Something new has been seen since, so the others must agree. Everything from the line you choose on is taken back; bots always agree.
web-table-plea-none = Nothing has happened yet.
web-table-seconds = { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
web-table-standing-note = The game does not wait for you where you would pass anyway.
web-table-standing-all = Everything that can be passed
web-table-standing-some = A question from earlier
web-table-standing-ask = Always ask me
web-table-standing-fits = Pass where I can do nothing else (others may notice by the time I take)
web-table-standing-turn = Pass until my next choice
web-table-standing-game = Pass for the rest of the game
web-table-report-what = What went wrong?
web-table-report-note = The record of this game goes with it, so that it can be looked into.
web-table-report-send = Send
web-table-report-sent = Thank you. Your report is kept as { $id }.
web-table-resign-note = You leave this game for good and can no longer win it. The others play on.
web-table-resign-yes = Resign
web-table-resign-no = Play on

## Keys

web-table-key-choose = choose the option of that number
web-table-key-step = go from option to option
web-table-key-take = choose the one in focus
web-table-key-back = one click back, or close
web-table-key-undo = undo
web-table-key-reset = reset the turn
web-table-key-why = why not more?
web-table-key-hint = ask the coach
web-table-key-rules = rules
web-table-key-chat = chat
web-table-key-help = these keys

## Instead of the table

web-table-opening = Opening the table…
web-table-missing = There is no such table, or it is not yours to see.
web-table-closed = The host has closed this table.
web-table-private = This table is played without spectators.

## What was not carried out

web-table-sorry-no-undo = Something new has been seen since. You can ask the others to go back (menu “More”).
web-table-sorry-not-offered = That cannot be chosen any more.
web-table-sorry-plea-open = Somebody has already asked to go back; that must be answered first.
web-table-sorry-no-plea = That request is no longer there.
web-table-sorry-not-back = Nothing lies before this.
web-table-sorry-forfeited = You have left this game.
web-table-sorry-watching = You are looking on; only players act.
web-table-sorry-not-your-seat = This seat is somebody else’s.
web-table-sorry-too-many = That was too fast. Please try again in a moment.
web-table-sorry-unavailable = The server is busy. Please try again in a moment.
web-table-sorry-offline = The connection is just being restored, so that did not get through. Please try again in a moment.
