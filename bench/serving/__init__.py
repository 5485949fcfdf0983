"""The load that `bench/server.py` puts on a server of tables."""
