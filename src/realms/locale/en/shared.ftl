### Words all games share.

app-name = Realms
language-name = English

you = you
seat = Player { $number }
spectator = spectator

yes = yes
no = no
