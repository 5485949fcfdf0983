### The coach: hints at the table, the review of a finished match, and the agreement on it.

web-coach-ask = Hint
web-coach-ask-long = Ask the coach: the best options, what they are worth, and why (A)
web-coach-title = The coach suggests
web-coach-cancel = Stop thinking
web-coach-thinking = The coach is thinking…
web-coach-close = It is close: chance could have put these in another order.
web-coach-percent = { $n } %
web-coach-range = { $low }–{ $high } %, { $n ->
        [one] { $n } try
       *[other] { $n } tries
    }
web-coach-then = Then:
web-coach-take = Choose this
web-coach-how = Chances of winning, from { $n ->
        [one] { $n } try
       *[other] { $n } tries
    } with what you may know. The range is what chance leaves open in 95 of 100 cases; the coach may also be mistaken.

web-coach-term = Coach
web-coach-term-note = Whoever is asked may have the best options shown. After the game it reviews the match.
web-coach-term-note-others = All who join agree to it: whoever is asked may have the best options shown. Without it there are no hints.
web-coach-is-on = The coach gives hints
web-coach-is-off = No hints of the coach

web-coach-review = Analysis
web-coach-review-note = The coach looks at every choice of this match again: how you stood, where it turned, and what would have been better. It takes about a minute.
web-coach-review-none = Nobody of this table has asked for an analysis yet.
web-coach-review-failed = The analysis could not be made.
web-coach-review-begin = Analyse this match
web-coach-review-running = The coach is looking at the match: { $n } %
web-coach-review-stop = Stop
web-coach-curve = Chances of winning over the match, in %. Click to go to a moment. Circles: choices; diamonds: chance.
web-coach-curve-long = Chances of winning over { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }. In the moment shown:
web-coach-curve-seat = { $who } { $n } %.
web-coach-no-turnings = There was no turning point: nobody gave much away, and chance did little.
web-coach-at = Step { $at }
web-coach-chose = { $who }: { $what }
web-coach-good-luck = { $who } was lucky. Before: { $what }
web-coach-bad-luck = { $who } was unlucky. Before: { $what }
web-coach-lost = Chance of winning, in percentage points, ± { $sure }
web-coach-points = { $n } pp
web-coach-better = Better: { $what }.
web-coach-accounts = How everyone chose
web-coach-sound = sound choices
web-coach-given = given away a choice, pp
web-coach-luck = luck, pp
web-coach-of = { $n } of { $all }
web-coach-list = The curve as a list

web-shell-sorry-coach-off = The coach is off at this table.
web-shell-sorry-coach-gone = The coach has no answer now; try again.
web-shell-sorry-no-advice = Nothing is asked of you now.
web-shell-sorry-no-coach = The coach does not know this game.
