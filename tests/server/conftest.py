"""Fixtures of all server tests."""

from server.dice import dice
from server.lobby import ann, bob, lobby
from server.playing import bots_house, house
from server.postgres import database_url, own_postgres, postgres, postgres_url, sqlite_url
from server.script import script
from server.small import browser, db, empty, people, server

__all__ = [
    "ann",
    "bob",
    "bots_house",
    "browser",
    "database_url",
    "db",
    "dice",
    "empty",
    "house",
    "lobby",
    "own_postgres",
    "people",
    "postgres",
    "postgres_url",
    "script",
    "server",
    "sqlite_url",
]
