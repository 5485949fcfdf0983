### The frame of every page, and what all pages say.

web-home = To the games
web-lost = There is nothing at this address
web-lost-more = The link may be old, or a letter of it got lost.
web-shell-home = Realms, to the games
web-shell-pages = Pages
web-shell-play = Play
web-shell-mine = My games
web-shell-rules = Rules
web-shell-about = About
web-shell-menu = Menu
web-shell-settings = Settings
web-shell-person = Your name and account
web-shell-sign-in = Sign in
# Names the language one would switch to, in that language.
web-shell-language = Перейти на русский
web-shell-theme = { $dark ->
        [true] Light look
       *[other] Dark look
    }

## Who sits at a table

web-shell-bots = { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
web-shell-bot = bot
web-shell-free = free seat
web-shell-you = you
web-shell-now = just now
# Names for guests, parted by a comma and a space.
web-shell-guest-names = Bold Badger, Quiet Heron, Merry Otter, Wandering Fox, Patient Owl, Nimble Marten, Sturdy Bear, Curious Raven, Gentle Stag, Swift Lynx, Clever Magpie, Honest Boar, Stubborn Goat, Dreamy Moth, Early Lark, Steady Tortoise, Cheerful Finch, Grey Wolf, Keen Falcon, Lucky Hare

## What a server refuses

web-shell-sorry-offline = The server cannot be reached; try again in a moment.
web-shell-sorry-fault = Something went wrong here; try again.
web-shell-sorry-unavailable = The server cannot reach its database just now; nothing was lost, try again.
web-shell-sorry-too-many = That is too much at once; wait a little.
web-shell-sorry-no-table = There is no such table.
web-shell-sorry-no-seat = There is no such seat.
web-shell-sorry-no-invitation = This invitation does not hold any more: its host has taken it back, or the table was closed.
web-shell-sorry-not-invited = This table is for invited people only; ask its host for a link.
web-shell-sorry-not-host = Only the host of the table may do that.
web-shell-sorry-foreign-seat = This seat is somebody else’s.
web-shell-sorry-taken = This seat is taken.
web-shell-sorry-full = Every seat of this table is taken.
web-shell-sorry-started = This table has begun already.
web-shell-sorry-closed = The host has closed this table.
web-shell-sorry-seats-open = There are free seats; they must be taken first.
web-shell-sorry-tables-each = You have opened too many tables that are not finished; finish or close one first.
web-shell-sorry-name-taken = Somebody has this name already; choose another one.
web-shell-sorry-bad-name = This name cannot be used: 1 to 32 characters that can be seen.
web-shell-sorry-wrong-password = The name or the password is wrong.
web-shell-sorry-sign-in = The server does not know you any more; sign in again.
web-shell-sorry-options = These rules do not go together, or not with this number of players.
