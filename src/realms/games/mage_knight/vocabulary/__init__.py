"""The words cards are written in: nodes of effects, beside those of the kernel.

Every node says when it may be used (`why_not`), does its thing or asks for a choice, and writes itself in words.
"""
