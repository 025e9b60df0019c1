"""Acquire (Sid Sackson): 2 to 6 players found, grow and merge corporations and trade in their shares."""
