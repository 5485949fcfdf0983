### Что считает тренер в этой игре: на сколько больше или меньше остаётся после варианта.

coach-until = К концу сезона
coach-fact-runes = { $more ->
        [yes] рун дракона на { $n } больше
       *[no] рун дракона на { $n } меньше
    }
coach-fact-rival-runes = { $more ->
        [yes] у лучшего соперника рун дракона на { $n } больше
       *[no] у лучшего соперника рун дракона на { $n } меньше
    }
coach-fact-forts = { $more ->
        [yes] крепостей на { $n } больше
       *[no] крепостей на { $n } меньше
    }
coach-fact-areas = { $more ->
        [yes] областей на { $n } больше
       *[no] областей на { $n } меньше
    }
coach-fact-units = { $more ->
        [yes] отрядов на { $n } больше
       *[no] отрядов на { $n } меньше
    }
coach-fact-rival-units = { $more ->
        [yes] отрядов у соперников на { $n } больше
       *[no] отрядов у соперников на { $n } меньше
    }
coach-fact-heroes = { $more ->
        [yes] героев на { $n } больше
       *[no] героев на { $n } меньше
    }
coach-fact-rewards = { $more ->
        [yes] наград у героев на { $n } больше
       *[no] наград у героев на { $n } меньше
    }
coach-fact-influence = { $more ->
        [yes] влияния на { $n } больше
       *[no] влияния на { $n } меньше
    }
coach-fact-tactics = { $more ->
        [yes] карт тактики на { $n } больше
       *[no] карт тактики на { $n } меньше
    }
coach-fact-food = { $more ->
        [yes] еды на { $n } больше
       *[no] еды на { $n } меньше
    }
coach-fact-wood = { $more ->
        [yes] древесины на { $n } больше
       *[no] древесины на { $n } меньше
    }
coach-fact-ore = { $more ->
        [yes] руды на { $n } больше
       *[no] руды на { $n } меньше
    }
