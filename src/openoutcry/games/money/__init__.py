"""Money («Деньги», Reiner Knizia): 3 to 5 players bid cards for cards."""

OFFERED = 3  # its place in the list of games
