### The coach's sentences. What is counted, and when (coach-until), is in the file of each game.

coach-why-only = There is nothing else to choose.
coach-why-wins = It wins the game.
coach-why-all-win = The game is won whatever you choose here.
coach-why-saves = Every other option that was tried loses the game.
coach-why-gains = { coach-until }, on average: { $facts } than after the other options.
coach-why-cost = The price: { $facts }.
coach-why-invests = { coach-until }, on average: { $facts } than after the other options; it pays off later.
coach-why-same = { coach-until }, all options leave you the same; this one stands better for what follows.

coach-why-wins-too = It wins the game as well.
coach-why-misses = It does not win the game yet.
coach-why-loses = It loses the game.
coach-why-less = { coach-until }, on average: { $facts } than after the first option.
coach-why-but = In return: { $facts }.
coach-why-more = { coach-until } there are even { $facts } than after the first option, but it leads to less later.
coach-why-alike = { coach-until } it leaves you the same as the first option.
