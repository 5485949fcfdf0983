"""Fixtures of all server tests."""

from server.dice import dice
from server.lobby import ann, bob, lobby
from server.postgres import database_url, own_postgres, postgres, postgres_url
from server.small import browser, db, empty, people, server

__all__ = [
    "ann",
    "bob",
    "browser",
    "database_url",
    "db",
    "dice",
    "empty",
    "lobby",
    "own_postgres",
    "people",
    "postgres",
    "postgres_url",
    "server",
]
