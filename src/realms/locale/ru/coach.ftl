### Слова тренера. Что он считает и когда (coach-until), сказано в файле каждой игры.

coach-why-only = Выбирать больше не из чего.
coach-why-wins = Это победа.
coach-why-all-win = Что бы вы ни выбрали, это победа.
coach-why-saves = Все остальные проверенные варианты ведут к поражению.
coach-why-gains = { coach-until } в среднем: { $facts }, чем после других вариантов.
coach-why-cost = Цена: { $facts }.
coach-why-invests = { coach-until } в среднем: { $facts }, чем после других вариантов; окупится это позже.
coach-why-same = { coach-until } все варианты дают одно и то же; этот лучше для того, что будет дальше.

coach-why-wins-too = Это тоже победа.
coach-why-misses = Это ещё не победа.
coach-why-loses = Это поражение.
coach-why-less = { coach-until } в среднем: { $facts }, чем после первого варианта.
coach-why-but = Зато { $facts }.
coach-why-more = { coach-until } даже { $facts }, чем после первого варианта, но дальше он даёт меньше.
coach-why-alike = { coach-until } он даёт то же, что и первый вариант.
