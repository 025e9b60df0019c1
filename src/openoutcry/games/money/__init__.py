"""Money («Деньги», Reiner Knizia): 3 to 5 players bid cards for cards."""
