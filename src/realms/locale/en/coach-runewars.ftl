### What the coach counts in this game: by how much an option leaves more or less of it.

coach-until = { $when ->
        [turn] At the end of the season
        [first] After the first season
       *[later] Some choices later
    }
coach-fact-runes = { $more ->
        [yes] { $n } more { $n ->
            [one] dragon rune
           *[other] dragon runes
        }
       *[no] { $n } fewer { $n ->
            [one] dragon rune
           *[other] dragon runes
        }
    }
coach-fact-rival-runes = { $more ->
        [yes] { $n } more { $n ->
            [one] dragon rune
           *[other] dragon runes
        } for the best rival
       *[no] { $n } fewer { $n ->
            [one] dragon rune
           *[other] dragon runes
        } for the best rival
    }
coach-fact-forts = { $more ->
        [yes] { $n } more { $n ->
            [one] stronghold
           *[other] strongholds
        }
       *[no] { $n } fewer { $n ->
            [one] stronghold
           *[other] strongholds
        }
    }
coach-fact-areas = { $more ->
        [yes] { $n } more { $n ->
            [one] area
           *[other] areas
        }
       *[no] { $n } fewer { $n ->
            [one] area
           *[other] areas
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
coach-fact-rival-units = { $more ->
        [yes] { $n } more { $n ->
            [one] unit
           *[other] units
        } for the rivals
       *[no] { $n } fewer { $n ->
            [one] unit
           *[other] units
        } for the rivals
    }
coach-fact-heroes = { $more ->
        [yes] { $n } more { $n ->
            [one] hero
           *[other] heroes
        }
       *[no] { $n } fewer { $n ->
            [one] hero
           *[other] heroes
        }
    }
coach-fact-rewards = { $more ->
        [yes] { $n } more { $n ->
            [one] reward
           *[other] rewards
        } with your heroes
       *[no] { $n } fewer { $n ->
            [one] reward
           *[other] rewards
        } with your heroes
    }
coach-fact-influence = { $more ->
        [yes] { $n } more influence
       *[no] { $n } less influence
    }
coach-fact-tactics = { $more ->
        [yes] { $n } more { $n ->
            [one] tactics card
           *[other] tactics cards
        }
       *[no] { $n } fewer { $n ->
            [one] tactics card
           *[other] tactics cards
        }
    }
coach-fact-food = { $more ->
        [yes] { $n } more food
       *[no] { $n } less food
    }
coach-fact-wood = { $more ->
        [yes] { $n } more wood
       *[no] { $n } less wood
    }
coach-fact-ore = { $more ->
        [yes] { $n } more ore
       *[no] { $n } less ore
    }
