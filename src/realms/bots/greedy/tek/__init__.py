"""What the greedy bot of Tiny Epic Kingdoms knows: the position it reads, what things are worth, wars, moves."""
