### Runewars: sentences. Single names are in games/runewars/names.py, what cards say in texts.py and data/lines.py.

game-runewars = Runewars
about-runewars = Four realms, eight years, four seasons each: armies, heroes, secret orders and influence in the struggle for seven dragon runes.
