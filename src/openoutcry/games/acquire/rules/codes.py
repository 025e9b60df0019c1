"""The actions of Acquire as numbers."""

from openoutcry.games.acquire.rules.state import CELLS, CHAINS, SHARES_MOST, TRADES_MOST

BUY_SHARE = 0  # BUY_SHARE + corporation
DONE = BUY_SHARE + CHAINS
END = DONE + 1
LEAVE = END + 1
FOUND_CHAIN = LEAVE + 1  # FOUND_CHAIN + corporation
SURVIVE = FOUND_CHAIN + CHAINS  # SURVIVE + corporation
ABSORB = SURVIVE + CHAINS  # ABSORB + corporation
TRADE_SHARES = ABSORB + CHAINS  # TRADE_SHARES + how often two shares are given for one
SELL_SHARES = TRADE_SHARES + TRADES_MOST + 1  # SELL_SHARES + number; what is left is kept
PLAY_TILE = SELL_SHARES + SHARES_MOST + 1  # PLAY_TILE + tile
N_ACTIONS = PLAY_TILE + CELLS
