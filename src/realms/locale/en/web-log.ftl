### What happened, what was said, and how much time is left.

web-log-title = Chronicle
web-log-search = Search the chronicle
web-log-search-close = Close the search
web-log-found = { $n ->
    [0] Nothing found.
    [one] { $n } line found
   *[other] { $n } lines found
}
web-log-earlier = { $n ->
    [one] Show { $n } earlier line
   *[other] Show { $n } earlier lines
}
web-log-new = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
web-log-empty = Nothing has happened yet.
web-log-show = Show it on the table

web-log-time = Time left: { $time }
web-log-time-up = Time is up
web-log-days = { $days } d { $hours } h
web-log-hours = { $hours } h { $minutes } min

web-log-chat = Table talk
web-log-chat-empty = Nobody has said anything yet.
web-log-chat-say = Say something to the table
web-log-chat-hint = Message
web-log-chat-send = Send
web-log-chat-later = Will be sent when the connection is back.
web-log-chat-listen = Only those who sit at the table can talk.
