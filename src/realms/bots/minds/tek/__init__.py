"""What search knows of Tiny Epic Kingdoms, in chapters."""
