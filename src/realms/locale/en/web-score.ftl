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
web-score-none = { $row }: nothing
web-score-together = All have won, together.
web-score-nobody = Nobody has won: the goal was not reached.
