"""Acquire (Sid Sackson): 2 to 6 players found, grow and merge corporations and trade in their shares."""

OFFERED = 2  # its place in the list of games
