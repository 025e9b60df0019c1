"""The arena: tournaments of bots on duplicate deals, with intervals, ratings and a page of the results.

>>> from openoutcry.arena import Tournament, play
>>> results = play(Tournament("money", 4, ("house", "random"), games=400), "results")
"""

from openoutcry.arena.folder import usual_folder
from openoutcry.arena.results import summarise
from openoutcry.arena.running import play
from openoutcry.arena.schedule import Seating, Tournament, seatings

__all__ = ["Seating", "Tournament", "play", "seatings", "summarise", "usual_folder"]
