"""Parts of the greedy bot for Runewars."""
