"""Fixtures of all server tests."""

from server.postgres import database_url, own_postgres, postgres, postgres_url
from server.small import browser, db, empty, people, server

__all__ = [
    "browser",
    "database_url",
    "db",
    "empty",
    "own_postgres",
    "people",
    "postgres",
    "postgres_url",
    "server",
]
