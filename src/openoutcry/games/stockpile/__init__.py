"""Stockpile («Биржа», Seth Van Orden, Brett Sobol): 2 to 5 players put shares into stockpiles and bid for them."""

OFFERED = 1  # its place in the list of games
