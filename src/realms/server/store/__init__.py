"""What was accepted: the database, its tables and their history, the group commit, the news between workers."""
