"""Parts of the greedy bot for Elven Rage."""
