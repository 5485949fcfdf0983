"""Spire: climb a track of face-down tiles with a hand of cards, and fight what lives there."""
