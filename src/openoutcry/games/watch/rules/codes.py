"""The actions of Exchange Watch: each kind is declared here, and told nowhere else."""

from openoutcry.games.watch.rules.state import (
    CARD_IDS,
    COMPANY_IDS,
    DECK_IDS,
    MULTIPLIER,
    SEATS,
    SECTORS,
    SIDES,
    STATUS_IDS,
)
from openoutcry.kernel.actions import Actions, Argument

ACTIONS = Actions("watch")
COMPANY_NAMED = Argument("company", COMPANY_IDS, "WAT-1.1")
SEAT_NAMED = Argument("seat", range(SEATS), "WAT-6.1", error="watch-error-seat")
BET_ON = Argument("side", SIDES, "WAT-5.3"), Argument("multiplier", MULTIPLIER.tolist(), "WAT-5.4")

# Small actions first: a search for the n-th legal one is short then.
PASS = ACTIONS.add("pass", heard="pass|done")  # also: done with purchases, no bet, no change, pay the loss
PASS_ON = ACTIONS.add("pass until-turn", fixed={"until": "turn"}, sentence="pass-on")  # don't ask me at this moment
REPAY = ACTIONS.add("repay")
BET = ACTIONS.add("bet {side} x{multiplier}", *BET_ON, heard=r"bet (?P<side>\S+) x?(?P<multiplier>\S+)")
PLAY = ACTIONS.add("play {card}", Argument("card", CARD_IDS, "WAT-6.1"))
SEAT = ACTIONS.add("choose seat {seat}", SEAT_NAMED, sentence="choose-seat")  # a card's target
COMPANY = ACTIONS.add("choose company {company}", COMPANY_NAMED, sentence="choose-company")  # a card's, an event's
OFFER = ACTIONS.add("offer {company}", COMPANY_NAMED)
BUY = ACTIONS.add("buy {company}", COMPANY_NAMED)
SELL = ACTIONS.add("sell {company}", COMPANY_NAMED)
STATUS = ACTIONS.add("status {status}", Argument("status", STATUS_IDS, "WAT-4.3"))
TAKE = ACTIONS.add("take {company}", COMPANY_NAMED)  # the draft
SECTOR_CHOICE = ACTIONS.add("choose sector {sector}", Argument("sector", SECTORS, "WAT-6.1"), sentence="choose-sector")
DECK_CHOICE = ACTIONS.add("choose deck {deck}", Argument("deck", DECK_IDS, "WAT-6.1"), sentence="choose-deck")
N_ACTIONS = ACTIONS.count_all
