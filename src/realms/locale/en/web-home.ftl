### The first page.

web-home-welcome = Board games by their whole rulebook, here in the browser
web-home-welcome-long = No form, no download: press “Play now” and you sit at a table with bots. Friends join by a link, from a laptop or a phone.
web-home-play-now = Play now
web-home-play-alone = Play alone
web-home-learn = Learn in 10 minutes
web-home-continue = Continue
web-home-all-mine = All { $n } of my games
web-home-your-turn = Your turn
web-home-waiting = Waiting for { $who }
web-home-bots-play = The bots are playing
web-home-all-here = Everyone is here
web-home-seats-free = { $n ->
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
web-home-open = Open
web-home-new-game = New game
web-home-new = Set up a table
web-home-rules = Rules
web-home-coming = In the making
web-home-players = Players
web-home-time = Length of a game
web-home-tables = Open tables
web-home-table-of = Table of { $host }
web-home-seeks = { $n ->
        [one] { $who } seeks { $n } more player
       *[other] { $who } seeks { $n } more players
    }
web-home-step = step { $n }
web-home-thinks = to move
web-home-wins = winner
web-home-sit = Sit down
web-home-watch = Watch
web-home-no-tables = Nobody waits for players just now. Open a table of your own: bots fill the seats, friends need only a link.
web-home-join = You have a link?
web-home-join-hint = Paste the invitation here
web-home-join-go = Join
web-home-no-link = That is no invitation: it looks like …/join/ and a row of signs.
web-home-own = A table of your own
web-home-own-long = Friends need only a link; bots take empty seats.
web-home-own-go = Open a table

## The games

web-home-time-tiny_epic_kingdoms = 30 min
web-home-about-tiny_epic_kingdoms = Tiny kingdoms, shared actions and sealed stakes in every war.
web-home-variant-tiny_epic_kingdoms-find_tokens = with find tokens
web-home-variant-tiny_epic_kingdoms-races-chosen = races by choice
web-home-variant-tiny_epic_kingdoms-solo = solo
web-home-name-elven_rage = Elven Rage
web-home-players-elven_rage = 2–4
web-home-time-elven_rage = 60 min
web-home-about-elven_rage = Secret goals, battles at six places and the dragons of four peoples.
web-home-name-runewars = Runewars
web-home-players-runewars = 2–4
web-home-time-runewars = 3–4 hours
web-home-about-runewars = Seasons, orders, heroes and armies in pursuit of the runes.
web-home-time-mage_knight = 2–4 hours
web-home-about-mage_knight = A deck, a map and cities: day and night of a mage knight. Alone, too.
web-home-variant-mage_knight-scenario-first_reconnaissance = first steps
web-home-variant-mage_knight-scenario-full_conquest = full conquest
web-home-variant-mage_knight-scenario-blitz_conquest = blitz
web-home-variant-mage_knight-scenario-solo_conquest = solo conquest
web-home-variant-mage_knight-scenario-full_cooperation = full cooperation
web-home-variant-mage_knight-scenario-blitz_cooperation = short cooperation
web-home-variant-mage_knight-scenario-mines_liberation = mines
web-home-variant-mage_knight-scenario-druid_nights = druid nights
web-home-variant-mage_knight-scenario-dungeon_lords = dungeons
web-home-variant-mage_knight-scenario-conquer_and_hold = conquer and hold
web-home-variant-mage_knight-scenario-one_to_return = one to return

## My games

web-home-mine-running = Running
web-home-mine-finished = Finished
web-home-mine-none = You have no games yet. The first one is a press away.
web-home-mine-nobody = Your games show here once you have sat down at a table.
web-home-won = You won
web-home-won-shared = You shared the win
web-home-winner = { $who } won
web-home-winners = { $who } shared the win
web-home-ended = Ended
web-home-replay = Replay
web-home-more = Show more

## Following an invitation

web-home-joining = You are being seated…
web-home-not-joined = This link does not lead to a table
web-home-again = Try again
