### A new table, and the wait before a match.

web-lobby-new = New game: { $game }
web-lobby-rather = Another game: { $game }
web-lobby-start = Start the game
web-lobby-start-note = Nobody is waited for: the game begins at once.
web-lobby-open = Open the table
web-lobby-open-note = Then you get a link for your friends.

## Who plays

web-lobby-who = Who plays
web-lobby-players = Players
web-lobby-company = Against
web-lobby-company-bots = Bots
web-lobby-company-friends = Friends
web-lobby-company-here = At this device
web-lobby-seat-me = You
web-lobby-seat-open = Open, for a friend
web-lobby-here-note = Several seats are yours: you pass the device on, and a curtain hides what the others must not see.
web-lobby-alone-note = You play alone. Add seats for friends or bots whenever you like.
web-lobby-nobody-note = You sit nowhere: you will watch.

## Rules

web-lobby-rules = Rules of this table
web-lobby-for-players = { $most ->
        [one] { $players } player
       *[other] { $players } players
    }
web-lobby-minutes-note = Reckoned at { $from }–{ $to } minutes a player and round.
web-lobby-map-of = A map as it may come to look: { $tiles }.
web-lobby-seat-for = { $n ->
        [1] Play alone
       *[other] Play with { $n }
    }
web-lobby-optional = Optional rules
web-lobby-optional-set = { $n ->
        [0] all as usual
        [one] one is not as usual
       *[other] { $n } are not as usual
    }
web-lobby-optional-count = { $n ->
        [one] one optional rule
       *[other] { $n } optional rules
    }
web-lobby-optional-note = All players should agree on them; leave them as they are for your first games of { $game }.
web-lobby-optional-altered = Not as usual
web-lobby-optional-usual = All as usual

## Terms

web-lobby-terms = Table and time
web-lobby-access = Who may sit down
web-lobby-access-invited = By invitation
web-lobby-access-public = Anyone
web-lobby-access-invited-note = Only people with your link.
web-lobby-access-public-note = The table is listed on the first page.
web-lobby-spectators = Spectators
web-lobby-spectators-note = May others watch? They never see hidden things.
web-lobby-clock = Clock
web-lobby-clock-none = None
web-lobby-clock-live = In one sitting
web-lobby-clock-days = Over days
web-lobby-bank = Time to think
web-lobby-bank-of = { $minutes } min + { $seconds } s
web-lobby-bank-note = A bank for the whole game, and a little more for each choice.
web-lobby-days = For each choice
web-lobby-days-of = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-lobby-time-out = When time is up
web-lobby-time-out-bot = A bot plays until you return
web-lobby-time-out-forfeit = The game is lost

## The wait

web-lobby-title = Table: { $game }
web-lobby-your-table = Your table
web-lobby-table-of = Table of { $host }
web-lobby-host = host
web-lobby-online = here
web-lobby-away = away
web-lobby-sit = Sit here
web-lobby-move = Move here
web-lobby-leave = Get up
web-lobby-free = Free the seat
web-lobby-seat-who = Who sits on seat { $n }
web-lobby-seat-free = open, for a friend
web-lobby-fill = Fill with bots
web-lobby-full = Everyone is here
web-lobby-wait-host = Everyone is here; the host begins
web-lobby-close = Close the table
web-lobby-no-clock = no clock
web-lobby-days-each = { $n ->
        [one] { $n } day a choice
       *[other] { $n } days a choice
    }
web-lobby-is-public = open to everyone
web-lobby-is-invited = by invitation

## The link

web-lobby-invite = Invite friends
web-lobby-invite-note = Whoever follows this link sits down at a free seat, without a form.
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-send = Send
web-lobby-share = Come and play with me:
web-lobby-uses = { $n ->
        [one] followed once
       *[other] followed { $n } times
    }
web-lobby-revoke = Revoke the link
web-lobby-no-link = There is no link now; whoever had the old one cannot sit down any more.
web-lobby-make-link = Make a new link
