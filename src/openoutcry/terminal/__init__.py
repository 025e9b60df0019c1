"""Playing in a terminal: a picture of each game's table, and the conversation around it."""
