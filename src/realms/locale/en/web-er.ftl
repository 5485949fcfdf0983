### The table of Elven Rage.

## Cards

web-er-hand = Your hand
web-er-needs = needs { $n }, you have { $have }
web-er-price = Its Action asks for so many lands of your own: { $n }. They are not spent.
web-er-hero = Hero
web-er-dragon = Dragon
web-er-initiative = Initiative
web-er-lives = Lives
web-er-no-action = A neutral: it has no Action.
