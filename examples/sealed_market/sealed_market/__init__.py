"""Sealed Market: 2 to 4 players bid in secret for a handful of lots. Small enough to be solved exactly."""
