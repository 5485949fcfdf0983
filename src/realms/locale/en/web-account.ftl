### Settings: who one is, how it looks, how one plays.

web-account-you = You
web-account-your-name = Your name
web-account-keep = Keep
web-account-kept = Kept.
web-account-nobody-note = At your first game you get a made-up name, or choose one now.
web-account-guest-note = You play as a guest; choose any name you like.
web-account-name-note = You sign in with this name, too.

web-account-title = Account
web-account-make = New account
web-account-enter = I have one
web-account-make-note = Your games come along: you find them from any device. A name and a password are enough.
web-account-enter-note = Your games are waiting.
web-account-enter-guest-note = You leave the games that you have played as a guest; make an account to keep them.
web-account-name = Name
web-account-password = Password
web-account-least = At least { $n } characters.
web-account-make-go = Make the account
web-account-enter-go = Sign in
web-account-signed-in = You are signed in as { $name }.
web-account-sign-out = Sign out

web-account-look = Look
web-account-language = Language
web-account-language-en = English
web-account-language-ru = Русский
web-account-theme = Light and dark
web-account-theme-auto = As the device
web-account-theme-light = Light
web-account-theme-dark = Dark
web-account-motion = Motion
web-account-motion-auto = As the device
web-account-motion-full = On
web-account-motion-less = Off

web-account-play = Play
web-account-confirm = Ask before my turn ends
web-account-confirm-note = A second click for choices that end something.
web-account-sound = Sound
web-account-sound-note = Dice, steps and a bell when it is your turn.
web-account-notify = Notifications
web-account-notify-note = The browser calls you when it is your turn and the page is in the background.
web-account-notify-refused = The browser does not allow it; change that in its settings for this page.

## About

web-about-title = About Realms
web-about-lead = Board games by their whole rulebook, in the browser: with friends, with bots, on a laptop or a phone.
web-about-how = The server knows every rule and offers only what the rules allow; each question and each refusal names its rule, and the rulebook is a click away. Games can be played in one sitting or over days, and every finished one can be watched again from the first choice to the last.
web-about-unofficial = Unofficial, made by players
web-about-owners = Realms is not connected with, or approved by, the designers and publishers of these games. The names of the games belong to their owners.
web-about-thanks = If you like a game here, own its box: that is the best thanks to the people who made it.
web-about-fair = Fair dice
web-about-fair-long = Before a match starts, the server publishes a hash of its seed, and at the end the seed itself: anyone can check that no die was turned.
web-about-credits = Credits
web-about-icons = Icons
# Names follow.
web-about-icons-by = Drawn by
web-about-fonts = Fonts
web-about-libraries = Libraries
# Follows names of libraries.
web-about-libraries-long = and others; their licences come with them.
web-about-drawings = Maps and covers
web-about-drawings-long = Our own drawings; no art of the published games is used.
web-about-gallery = Gallery of the widgets
web-about-version = Realms { $version }
