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
web-lobby-note-tiny_epic_kingdoms-find_tokens = Tokens lie face down on the land; whoever enters first turns them up.
web-lobby-note-tiny_epic_kingdoms-solo = Only with two seats: you on the first, an automaton on the second.
web-lobby-note-mage_knight-scenario-first_reconnaissance = For a first game: explore the land until the city comes to light, within three rounds; alone within four.
web-lobby-note-mage_knight-scenario-full_conquest = Find all cities and conquer them within six rounds: three days and three nights.
web-lobby-note-mage_knight-scenario-blitz_conquest = The same in four rounds: everyone starts with more fame and a better name, and there is more mana and more troops.
web-lobby-note-mage_knight-scenario-solo_conquest = Find both cities and conquer them within six rounds; a virtual player measures the time.
web-lobby-note-mage_knight-scenario-full_cooperation = Together against time: conquer all cities within six rounds. All win or all lose; a virtual player measures the time.
web-lobby-note-mage_knight-scenario-blitz_cooperation = The same in four rounds: fewer cities, and everyone starts with more fame and a better name.
web-lobby-note-mage_knight-scenario-mines_liberation = Drive the enemies out of the mines within four rounds; the city is friendly.
web-lobby-note-mage_knight-scenario-druid_nights = Mark the glades by day and call their spirits by night, for double fame; four rounds.
web-lobby-note-mage_knight-scenario-dungeon_lords = Conquer dungeons and tombs, secret ones as well, and walk between them under the ground; five rounds.
web-lobby-note-mage_knight-scenario-conquer_and_hold = Take keeps and mage towers, and take them from each other: at the end only what you hold counts. Two play six rounds, three four; four play four rounds in two teams.
web-lobby-note-mage_knight-scenario-one_to_return = After the first day the portal closes. Whoever stands on it when the second night ends goes home and wins; all others stay behind.

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
