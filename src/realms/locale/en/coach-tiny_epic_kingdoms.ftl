### What the coach counts in this game: by how much an option leaves more or less of it.

coach-until = { $when ->
        [turn] When everyone has acted
        [first] After the first action
       *[later] Some choices later
    }
coach-fact-points = { $more ->
        [yes] { $n } more VP
       *[no] { $n } fewer VP
    }
coach-fact-rival-points = { $more ->
        [yes] { $n } more VP for the best rival
       *[no] { $n } fewer VP for the best rival
    }
coach-fact-armies = { $more ->
        [yes] { $n } more { $n ->
            [one] army
           *[other] armies
        }
       *[no] { $n } fewer { $n ->
            [one] army
           *[other] armies
        }
    }
coach-fact-lands = { $more ->
        [yes] { $n } more { $n ->
            [one] region
           *[other] regions
        } held
       *[no] { $n } fewer { $n ->
            [one] region
           *[other] regions
        } held
    }
coach-fact-tower = { $more ->
        [yes] { $n } more { $n ->
            [one] tower level
           *[other] tower levels
        }
       *[no] { $n } fewer { $n ->
            [one] tower level
           *[other] tower levels
        }
    }
coach-fact-magic = { $more ->
        [yes] { $n } more { $n ->
            [one] magic level
           *[other] magic levels
        }
       *[no] { $n } fewer { $n ->
            [one] magic level
           *[other] magic levels
        }
    }
coach-fact-mana = { $more ->
        [yes] { $n } more mana
       *[no] { $n } less mana
    }
coach-fact-ore = { $more ->
        [yes] { $n } more ore
       *[no] { $n } less ore
    }
coach-fact-food = { $more ->
        [yes] { $n } more food
       *[no] { $n } less food
    }
