### Тренер: подсказки за столом, разбор законченной партии и договорённость о нём.

web-coach-ask = Совет
web-coach-ask-long = Спросить тренера: лучшие варианты, сколько они стоят и почему (A)
web-coach-title = Тренер советует
web-coach-cancel = Не думать дальше
web-coach-thinking = Тренер думает…
web-coach-close = Варианты близки: порядок мог сложиться и случайно.
web-coach-percent = { $n } %
web-coach-range = { $low }–{ $high } %, { $n ->
        [one] { $n } проба
        [few] { $n } пробы
       *[other] { $n } проб
    }
web-coach-then = Дальше:
web-coach-take = Выбрать это
web-coach-how = Шансы на победу; { $n ->
        [one] { $n } проба
        [few] { $n } пробы
       *[other] { $n } проб
    } по тому, что вам известно. Границы показывают, что оставляет открытым случай (в 95 случаях из 100); ошибиться может и сам тренер.

web-coach-term = Тренер
web-coach-term-note = Тот, чей выбор, может увидеть лучшие варианты. После партии тренер её разберёт.
web-coach-term-note-others = Все, кто сядет за стол, соглашаются: тот, чей выбор, может увидеть лучшие варианты. Иначе подсказок не будет.
web-coach-is-on = Тренер даёт советы
web-coach-is-off = Без советов тренера

web-coach-review = Разбор
web-coach-review-note = Тренер заново посмотрит на каждый выбор этой партии: как вы стояли, где она повернулась и что было бы лучше. Это займёт около минуты.
web-coach-review-none = Никто из сидевших за этим столом ещё не просил разбора.
web-coach-review-failed = Разобрать партию не получилось.
web-coach-review-begin = Разобрать партию
web-coach-review-running = Тренер смотрит партию: { $n } %
web-coach-review-stop = Прервать
web-coach-curve = Шансы на победу по ходу партии, в %. Щелчок ведёт к этому моменту. Круги: выборы; ромбы: случай.
web-coach-curve-long = Шансы на победу за { $n ->
        [one] { $n } выбор
        [few] { $n } выбора
       *[other] { $n } выборов
    }. В показанный момент:
web-coach-curve-seat = { $who } { $n } %.
web-coach-no-turnings = Переломов не было: никто не упустил многого, и случай мало что решил.
web-coach-at = Шаг { $at }
web-coach-chose = { $who }: { $what }
web-coach-good-luck = { $who }: повезло. Перед этим: { $what }
web-coach-bad-luck = { $who }: не повезло. Перед этим: { $what }
web-coach-lost = Шансы на победу, в процентных пунктах, ± { $sure }
web-coach-points = { $n } п. п.
web-coach-better = Лучше: { $what }.
web-coach-accounts = Как все выбирали
web-coach-sound = верных выборов
web-coach-given = упущено за выбор, п. п.
web-coach-luck = везение, п. п.
web-coach-of = { $n } из { $all }
web-coach-list = Кривая списком

web-shell-sorry-coach-off = За этим столом играют без тренера.
web-shell-sorry-coach-gone = Тренер сейчас не отвечает; попробуйте ещё раз.
web-shell-sorry-no-advice = От вас сейчас ничего не ждут.
web-shell-sorry-no-coach = Этой игры тренер не знает.
