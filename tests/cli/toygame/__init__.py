"""A game of a few lines for tests of what stands around games: hidden cards, sealed bids, and ways to fail."""
