"""Realms."""
