"""A table in memory: its match, the lines to it, what each is told, its bots, clocks and questions."""
