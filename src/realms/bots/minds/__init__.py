"""What search knows of each game: `realms.bots.minds.<game>` with a function `mind() -> Mind`."""
