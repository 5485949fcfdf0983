### The frame of every page.

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
web-shell-lost = There is nothing at this address.
web-shell-to-games = To the games
# Names the language one would switch to, in that language.
web-shell-language = Перейти на русский
web-shell-theme = { $dark ->
        [true] Light look
       *[other] Dark look
    }
