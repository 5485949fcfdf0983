"""Bots that take what looks best now. One module a game, named after it, with `make(seat, seed) -> Bot`."""
