### The rulebook: chips, the drawer beside a table, and the catalogue.

web-rules-title = Rules
web-rules-chip = Rule { $id }
web-rules-close = Close the rules
web-rules-search = Find a word or a rule number
web-rules-found = { $n ->
    [0] No rule has all these words.
    [one] { $n } rule found
   *[other] { $n } rules found
}
web-rules-back = Back to { $id }
web-rules-neighbours = All of “{ $section }”
web-rules-whole = Open the whole catalogue
web-rules-unknown = Look for a rule by a word or by its number.
web-rules-ruling = Ruling
web-rules-ruling-long = The rulebook leaves this open; so we play it.
web-rules-designed = Our design
web-rules-designed-long = Not printed in the rulebook: our own design, tested for balance.
web-rules-which = Which game?
web-rules-sections = Sections
web-rules-glossary = Words
web-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
web-rules-link = Copy the link to { $id }
web-rules-linked = Link copied
web-rules-none = Nothing found
web-rules-none-more = Try fewer words, or only the beginning of a word.
web-rules-clear = Show everything
web-rules-preface = Everything the game is played by, in our own words and numbered. The numbers are the same at the table: a prompt or a refusal names the rule behind it.
web-rules-gallery = Gallery
web-rules-gallery-long = { $n ->
    [one] { $n } widget, with its states.
   *[other] { $n } widgets, each with its states.
}
