### A finished match, shown again.

web-replay-title = Replay
web-replay-controls = Replay controls
web-replay-start = The beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-timeline = Timeline
web-replay-step = Step { $at } of { $last }
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-eyes = Seen by
web-replay-everyone = Everyone
web-replay-quiet = { $who } has chosen
web-replay-won = { $n ->
    [one] { $who } wins!
   *[other] A shared win: { $who }
}
web-replay-scores = How it ended
web-replay-more = More
web-replay-file = Download the match
web-replay-link = Copy a link to this moment
web-replay-linked = The link is copied.
web-replay-not-finished = This match is still being played.
web-replay-to-table = To the table

## Play on from here

web-replay-on = Play on from here
web-replay-on-note = A new match begins at this moment, with new dice. Who plays on?
web-replay-on-me = Me
web-replay-on-open = Open to others
web-replay-on-start = Begin
web-replay-on-open-table = Open the table
