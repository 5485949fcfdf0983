"""One module a chapter of the rulebook; each uses those before it.

board, geography <- asks <- gains <- payment, tokens <- retreat <- dice, rout <- war <- arrival <- patrol, swap
<- quest <- actions, collect <- turn <- setup; scoring stands alone.
"""
