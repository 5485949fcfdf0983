"""What is observed of each game, field by field."""
