### What the coach counts in this game: by how much an option leaves more or less of it.

coach-until = { $when ->
        [turn] At the end of the turn
        [first] After the first turn
       *[later] Some choices later
    }
coach-fact-goal = { $more ->
        [yes] { $n } more { $n ->
            [one] step
           *[other] steps
        } towards your Goal
       *[no] { $n } fewer { $n ->
            [one] step
           *[other] steps
        } towards your Goal
    }
coach-fact-castles = { $more ->
        [yes] { $n } more { $n ->
            [one] Castle
           *[other] Castles
        }
       *[no] { $n } fewer { $n ->
            [one] Castle
           *[other] Castles
        }
    }
coach-fact-towers = { $more ->
        [yes] { $n } more { $n ->
            [one] Tower
           *[other] Towers
        }
       *[no] { $n } fewer { $n ->
            [one] Tower
           *[other] Towers
        }
    }
coach-fact-lands = { $more ->
        [yes] { $n } more { $n ->
            [one] land
           *[other] lands
        }
       *[no] { $n } fewer { $n ->
            [one] land
           *[other] lands
        }
    }
coach-fact-rival-castles = { $more ->
        [yes] { $n } more { $n ->
            [one] Castle
           *[other] Castles
        } for the rivals
       *[no] { $n } fewer { $n ->
            [one] Castle
           *[other] Castles
        } for the rivals
    }
coach-fact-rival-lands = { $more ->
        [yes] { $n } more { $n ->
            [one] land
           *[other] lands
        } for the rivals
       *[no] { $n } fewer { $n ->
            [one] land
           *[other] lands
        } for the rivals
    }
coach-fact-hand = { $more ->
        [yes] { $n } more { $n ->
            [one] card
           *[other] cards
        } in hand
       *[no] { $n } fewer { $n ->
            [one] card
           *[other] cards
        } in hand
    }
coach-fact-rival-hand = { $more ->
        [yes] { $n } more { $n ->
            [one] card
           *[other] cards
        } in the rivals’ hands
       *[no] { $n } fewer { $n ->
            [one] card
           *[other] cards
        } in the rivals’ hands
    }
coach-fact-artifacts = { $more ->
        [yes] { $n } more { $n ->
            [one] Artifact
           *[other] Artifacts
        }
       *[no] { $n } fewer { $n ->
            [one] Artifact
           *[other] Artifacts
        }
    }
coach-fact-treasures = { $more ->
        [yes] { $n } more { $n ->
            [one] Treasure
           *[other] Treasures
        }
       *[no] { $n } fewer { $n ->
            [one] Treasure
           *[other] Treasures
        }
    }
