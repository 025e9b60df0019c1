"""Exchange Watch («Биржевой дозор»): 3 to 6 players buy shares, bet on them and play cards against each other."""

OFFERED = 4  # its place in the list of games
