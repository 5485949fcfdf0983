"""Fixtures of all server tests."""

from server.postgres import database_url, own_postgres, postgres, postgres_url

__all__ = ["database_url", "own_postgres", "postgres", "postgres_url"]
