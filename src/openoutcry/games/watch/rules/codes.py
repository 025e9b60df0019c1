"""The actions of Exchange Watch as numbers."""

from openoutcry.games.watch.rules.state import COMPANIES, DECK_IDS, KINDS, MULTIPLIERS, SEATS, SECTORS, STATUSES

# Small actions first: a search for the n-th legal one is short then.
PASS = 0  # also: done with purchases, no bet, no change, pay the loss
PASS_ON = 1  # pass, and don't ask me at this moment until my next turn
REPAY = 2
BET = 3  # BET + MULTIPLIERS * side + multiplier
PLAY = BET + 2 * MULTIPLIERS  # PLAY + kind
SEAT = PLAY + KINDS  # a card's target
COMPANY = SEAT + SEATS  # a card's or an event's target
OFFER = COMPANY + COMPANIES
BUY = OFFER + COMPANIES
SELL = BUY + COMPANIES
STATUS = SELL + COMPANIES  # STATUS + status
TAKE = STATUS + STATUSES  # the draft
SECTOR_CHOICE = TAKE + COMPANIES
DECK_CHOICE = SECTOR_CHOICE + len(SECTORS)
N_ACTIONS = DECK_CHOICE + len(DECK_IDS)
