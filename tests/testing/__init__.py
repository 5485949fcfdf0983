"""Tests of the test kit, and a small game that can be told to slip."""
