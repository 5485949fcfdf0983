### The frame of every page.

web-home = To the games
web-lost = There is nothing at this address.
