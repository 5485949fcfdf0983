"""The contract every game is written against: due, apply, clone, project, dump. No game words in here."""
