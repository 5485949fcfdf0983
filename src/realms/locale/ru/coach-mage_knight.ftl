### Что считает тренер в этой игре: на сколько больше или меньше остаётся после варианта.

coach-until = { $when ->
        [turn] К концу хода
        [first] После первого хода
       *[later] Несколько выборов спустя
    }
coach-fact-fame = { $more ->
        [yes] славы на { $n } больше
       *[no] славы на { $n } меньше
    }
coach-fact-city = { $more ->
        [yes] очков за города на { $n } больше
       *[no] очков за города на { $n } меньше
    }
coach-fact-sites = { $more ->
        [yes] завоёванных мест на { $n } больше
       *[no] завоёванных мест на { $n } меньше
    }
coach-fact-level = { $more ->
        [yes] уровней на { $n } больше
       *[no] уровней на { $n } меньше
    }
coach-fact-wounds = { $more ->
        [yes] ран на { $n } больше
       *[no] ран на { $n } меньше
    }
coach-fact-units = { $more ->
        [yes] отрядов на { $n } больше
       *[no] отрядов на { $n } меньше
    }
coach-fact-unit-wounds = { $more ->
        [yes] ран у отрядов на { $n } больше
       *[no] ран у отрядов на { $n } меньше
    }
coach-fact-cards = { $more ->
        [yes] карт действий на { $n } больше
       *[no] карт действий на { $n } меньше
    }
coach-fact-crystals = { $more ->
        [yes] кристаллов на { $n } больше
       *[no] кристаллов на { $n } меньше
    }
coach-fact-reputation = { $more ->
        [yes] репутации на { $n } больше
       *[no] репутации на { $n } меньше
    }
coach-fact-in-hand = { $more ->
        [yes] карт на руке на { $n } больше
       *[no] карт на руке на { $n } меньше
    }
