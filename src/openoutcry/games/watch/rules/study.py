"""Many games of Exchange Watch with their inner figures counted: what the balance report is made from."""

from openoutcry.games.watch.rules.allowed import legal, optional, pending
from openoutcry.games.watch.rules.codes import N_ACTIONS, PLAY
from openoutcry.games.watch.rules.house import house
from openoutcry.games.watch.rules.play import apply, over
from openoutcry.games.watch.rules.score import scores, winners
from openoutcry.games.watch.rules.state import CARD_DECK, DRAFTING, KINDS, NONE, SEATS
from openoutcry.kernel.chance import choose
from openoutcry.kernel.rule import at, entry, rule

# Columns of a game's figures; then a block a position (seats counted from the first player), then a block a kind.
ENDING, TURNS, DECISIONS, WINNERS, FIRST, GIVEN = range(6)
HEAD = 6


SCORE, DEBTS, WON = range(3)
SEAT_COLUMNS = 3
PLAYS = HEAD + SEATS * SEAT_COLUMNS
COLUMNS = PLAYS + KINDS
RANDOM = 0


@rule
def someone_to_act(s, bot):
    """The seat waited for, or with equal chance one that may pay Debt back."""
    actors = pending(s) | optional(s)
    count = 0
    for seat in range(s.players):
        count += actors >> seat & 1
    nth = choose(bot, count)
    for seat in range(s.players):
        if actors >> seat & 1:
            if nth == 0:
                return seat
            nth -= 1
    return 0


@rule
def any_allowed(mask, count, bot):
    """One of the allowed actions, each as likely."""
    nth = choose(bot, count)
    for action in range(N_ACTIONS):
        if mask[action]:
            if nth == 0:
                return action
            nth -= 1
    return NONE


@rule
def give_card(s, seat, kind):
    """An extra card of that kind from the deck; 0 if the deck has none left."""
    deck = CARD_DECK[kind]
    top = s.n_cards[deck] - 1
    for i in range(top + 1):
        if s.cards[deck][i] == kind:
            s.cards[deck][i] = s.cards[deck][top]
            s.cards[deck][top] = NONE
            s.n_cards[deck] = top
            s.hand[seat][kind] += 1
            s.held[seat][deck] += 1
            return 1
    return 0


@rule
def note_debts(s, before, figures):
    """Count Debt cards as they are taken."""
    for seat in range(s.players):
        position = (seat - s.first) % s.players
        taken = s.debts[seat] - before[seat]
        if taken > 0:
            figures[HEAD + position * SEAT_COLUMNS + DEBTS] += taken
        before[seat] = s.debts[seat]


@rule
def play_counted(s, bot, strategy, extra, position, mask, before, figures):
    """One game to its end. `extra` is the kind of card the player at `position` gets beside the deal, -1 for none."""
    decisions = 0
    for i in range(len(before)):
        before[i] = 0
    waiting = extra != NONE
    while not over(s):
        if waiting and s.phase != DRAFTING:
            figures[GIVEN] = give_card(s, (s.first + position) % s.players, extra)
            waiting = False
        seat = someone_to_act(s, bot)
        count = legal(s, seat, mask)
        if strategy == RANDOM or count == 1:
            action = any_allowed(mask, count, bot)
        else:
            # The house reads nothing a seat does not know, so the record need not be copied and hidden first.
            action = house(s, seat, mask, bot)
        if action >= PLAY and action < PLAY + KINDS:
            figures[PLAYS + action - PLAY] += 1
        apply(s, seat, action)
        note_debts(s, before, figures)
        decisions += 1
    figures[DECISIONS] = decisions


@entry
def play_games(states, bots, strategy, extra, mask, out, figures):
    """Play all the games; a row of figures each. The extra card goes to another position in every game."""
    for i in range(len(states)):
        s = at(states, i)
        row = figures[i]
        play_counted(s, at(bots, i), strategy, extra, i % s.players, mask, out[1], row)
        row[ENDING] = s.ended_by
        row[TURNS] = s.turn_number
        row[WINNERS] = winners(s)
        row[FIRST] = s.first
        scores(s, out[0])
        for seat in range(s.players):
            position = (seat - s.first) % s.players
            row[HEAD + position * SEAT_COLUMNS + SCORE] = out[0][seat]
            row[HEAD + position * SEAT_COLUMNS + WON] = row[WINNERS] >> seat & 1
