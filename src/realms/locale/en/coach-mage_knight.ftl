### What the coach counts in this game: by how much an option leaves more or less of it.

coach-until = { $when ->
        [turn] At the end of the turn
        [first] After the first turn
       *[later] Some choices later
    }
coach-fact-fame = { $more ->
        [yes] { $n } more fame
       *[no] { $n } less fame
    }
coach-fact-city = { $more ->
        [yes] { $n } more { $n ->
            [one] point
           *[other] points
        } for cities
       *[no] { $n } fewer { $n ->
            [one] point
           *[other] points
        } for cities
    }
coach-fact-sites = { $more ->
        [yes] { $n } more { $n ->
            [one] conquered site
           *[other] conquered sites
        }
       *[no] { $n } fewer { $n ->
            [one] conquered site
           *[other] conquered sites
        }
    }
coach-fact-level = { $more ->
        [yes] { $n } more { $n ->
            [one] level
           *[other] levels
        }
       *[no] { $n } fewer { $n ->
            [one] level
           *[other] levels
        }
    }
coach-fact-wounds = { $more ->
        [yes] { $n } more { $n ->
            [one] wound
           *[other] wounds
        }
       *[no] { $n } fewer { $n ->
            [one] wound
           *[other] wounds
        }
    }
coach-fact-units = { $more ->
        [yes] { $n } more { $n ->
            [one] unit
           *[other] units
        }
       *[no] { $n } fewer { $n ->
            [one] unit
           *[other] units
        }
    }
coach-fact-unit-wounds = { $more ->
        [yes] { $n } more { $n ->
            [one] wound
           *[other] wounds
        } on your units
       *[no] { $n } fewer { $n ->
            [one] wound
           *[other] wounds
        } on your units
    }
coach-fact-cards = { $more ->
        [yes] { $n } more { $n ->
            [one] deed card
           *[other] deed cards
        }
       *[no] { $n } fewer { $n ->
            [one] deed card
           *[other] deed cards
        }
    }
coach-fact-crystals = { $more ->
        [yes] { $n } more { $n ->
            [one] crystal
           *[other] crystals
        }
       *[no] { $n } fewer { $n ->
            [one] crystal
           *[other] crystals
        }
    }
coach-fact-reputation = { $more ->
        [yes] { $n } more reputation
       *[no] { $n } less reputation
    }
coach-fact-in-hand = { $more ->
        [yes] { $n } more { $n ->
            [one] card
           *[other] cards
        } in hand
       *[no] { $n } fewer { $n ->
            [one] card
           *[other] cards
        } in hand
    }
