### The score sheet, and words of the widgets that games share.

web-score-total = Total
web-score-winner = Winner
web-score-out = gave up
web-score-hint = Choose a number to see how it came about.
web-score-cell = { $row }: { $n } VP
web-score-of = { $n } of { $most }
web-score-pile = { $n ->
    [one] { $n } card, face down
   *[other] { $n } cards, face down
}

## How a cell came about, by the row of the sheet

web-score-sum-score-armies = { $n ->
    [one] { $n } army in play: 1 VP
   *[other] { $n } armies in play, 1 VP each: { $n } VP
}
web-score-sum-score-magic = Magic level { $n }: { $n } VP
web-score-sum-score-bonus = Level 5 of the people: { $n } VP
web-score-sum-score-tower = Height of the tower: { $n } VP
web-score-sum-score-capitals = Capitals, 2 VP held alone and 1 VP shared: { $n } VP
web-score-sum-score-crown = The crown: { $n } VP
web-score-sum-score-cities = { $n ->
    [one] { $n } city held: 1 VP
   *[other] { $n } cities held, 1 VP each: { $n } VP
}
web-score-sum-score-neutrals = { $n ->
    [one] { $n } neutral army taken: 1 VP
   *[other] { $n } neutral armies taken, 1 VP each: { $n } VP
}
web-score-sum-score-lost-kingdom = { $n ->
    [one] { $n } region of the Lost Kingdom: 1 VP
   *[other] { $n } regions of the Lost Kingdom, 1 VP each: { $n } VP
}
web-score-none = { $row }: nothing
