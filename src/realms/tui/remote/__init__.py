"""Playing at a server from the terminal: the hall, the lobby of a table, and the table itself."""
