### Слова, общие для всех игр.

app-name = Realms
language-name = Русский

you = вы
seat = Игрок { $number }
spectator = зритель

yes = да
no = нет
