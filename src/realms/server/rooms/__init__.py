"""Live matches: one writer each."""
