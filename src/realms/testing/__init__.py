"""The test kit of all games: conformance, scenarios, rule coverage, perft, golden replays, strategies.

Everything here works on any GameSpec and knows no game. What needs pytest or hypothesis imports it itself,
so the conformance kit runs with Realms alone.
"""
