"""The REST routes, one module a subject; `deps.py` finds out who asks."""
