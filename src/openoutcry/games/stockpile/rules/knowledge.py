"""What each player knows of every other player's portfolio, exactly.

Cards of one kind are alike and a portfolio is a closed hand, so what an observer knows of an owner is the
set of portfolios that fit all they have seen. That set always has one shape:

  least[kind]   the owner holds at least so many of a kind: seen going in, or shown since;
  room[i]       of the first i + 1 kinds of shown_order together the owner holds at most so many, where
                shown_order lists the kinds by how lately the owner was shown to hold none of them
                (a split, a bankruptcy, the end of an action turn): only cards that came in since can be such;
  n_held        all cards together, which everybody can count.

Gaining, losing, showing and running out of a kind keep that shape, so nothing is lost by keeping just these
numbers. The start shares are all different (STK-2.1), which ties portfolios to each other: start_may keeps the
companies an owner's start share may still be of, start_sure those of which it would be one more than `least`.

room is kept as small as it can be, so that the same knowledge is always the same numbers.
"""

from openoutcry.games.stockpile.rules.state import BOOM, BUST, COMPANIES, NOBODY, OBSERVERS, OWNED, PUBLIC
from openoutcry.kernel.events import SPECTATOR
from openoutcry.kernel.rule import rule

ALL_COMPANIES = (1 << COMPANIES) - 1


@rule
def observer_bit(observer):
    """The bit of an observer in a mask of seats."""
    return 1 << (SPECTATOR if observer == PUBLIC else observer)


@rule
def know_nothing(s, owner):
    """A portfolio of which nothing has been seen, without action cards and empty."""
    s.shown_order[owner, 0] = BUST
    s.shown_order[owner, 1] = BOOM
    for company in range(COMPANIES):
        s.shown_order[owner, 2 + company] = company
    for observer in range(OBSERVERS):
        s.insider[observer] = 0
        s.start_may[observer, owner] = 0
        s.start_sure[observer, owner] = 0
        for i in range(OWNED):
            s.least[observer, owner, i] = 0
            s.room[observer, owner, i] = 0


@rule
def know_starts(s):
    """STK-2.1: one start share each, of different companies; each sees only the own."""
    for owner in range(s.players):
        for observer in range(OBSERVERS):
            if observes(s, observer, owner):
                may = ALL_COMPANIES
                if observer != PUBLIC:
                    may ^= 1 << s.start[observer]
                s.start_may[observer, owner] = may
                s.start_sure[observer, owner] = may
                for i in range(2, OWNED):
                    s.room[observer, owner, i] = 1


@rule
def observes(s, observer, owner):
    """Does this observer sit here and see the owner from outside?"""
    return observer == PUBLIC or (observer < s.players and observer != owner)


@rule
def shown_place(s, owner, kind):
    """Where a kind stands in the owner's shown_order."""
    place = 0
    while s.shown_order[owner, place] != kind:
        place += 1
    return place


@rule
def know_gain(s, owner, kind, known):
    """A card comes in; the seats of the mask `known` know its kind."""
    place = shown_place(s, owner, kind)
    for observer in range(OBSERVERS):
        if observes(s, observer, owner):
            first = 0
            if known & observer_bit(observer):
                s.least[observer, owner, kind] += 1
                first = place
            for i in range(first, OWNED):
                s.room[observer, owner, i] += 1


@rule
def know_insiders(s, owner, known):
    """A face-down card comes in: the seats of the mask may know more of the owner than others do, and all see that."""
    for observer in range(s.players):
        if observer != owner and known >> observer & 1:
            s.insider[observer] |= 1 << owner


@rule
def know_loss(s, owner, kind):
    """A card goes out for all to see."""
    place = shown_place(s, owner, kind)
    for observer in range(OBSERVERS):
        if observes(s, observer, owner):
            for i in range(place, OWNED):
                s.room[observer, owner, i] -= 1
            if s.least[observer, owner, kind] > 0:
                s.least[observer, owner, kind] -= 1
            else:
                if kind < COMPANIES:
                    s.start_sure[observer, owner] &= ALL_COMPANIES ^ (1 << kind)
                weigh(s, observer, owner)


@rule
def know_shown(s, owner, kind, count):
    """So many cards of a kind are shown and stay."""
    for observer in range(OBSERVERS):
        if observes(s, observer, owner) and count > s.least[observer, owner, kind]:
            s.least[observer, owner, kind] = count
            if kind < COMPANIES:
                s.start_sure[observer, owner] &= ALL_COMPANIES ^ (1 << kind)
            weigh(s, observer, owner)


@rule
def know_none(s, owner, kind, count):
    """All cards of a kind go out for all to see, `count` of them: none is left."""
    place = shown_place(s, owner, kind)
    for observer in range(OBSERVERS):
        if observes(s, observer, owner):
            if kind < COMPANIES:
                if count == s.least[observer, owner, kind] and s.start_sure[observer, owner] >> kind & 1:
                    s.start_may[observer, owner] &= ALL_COMPANIES ^ (1 << kind)
                s.start_sure[observer, owner] &= ALL_COMPANIES ^ (1 << kind)
            s.least[observer, owner, kind] = 0
            for i in range(place, OWNED):
                s.room[observer, owner, i] -= count
            if place > 0:
                wider = s.room[observer, owner, place]
                s.room[observer, owner, place] = min(wider, s.room[observer, owner, place - 1])
                for i in range(place - 1, 0, -1):
                    s.room[observer, owner, i] = s.room[observer, owner, i - 1]
            s.room[observer, owner, 0] = 0
    for i in range(place, 0, -1):
        s.shown_order[owner, i] = s.shown_order[owner, i - 1]
    s.shown_order[owner, 0] = kind
    for observer in range(OBSERVERS):
        if observes(s, observer, owner):
            weigh(s, observer, owner)


@rule
def weigh(s, observer, owner):
    """No room is left beyond what the wider rooms leave; a start share that no longer fits is ruled out."""
    for i in range(OWNED - 2, -1, -1):
        most = s.room[observer, owner, i + 1] - s.least[observer, owner, s.shown_order[owner, i + 1]]
        if most < s.room[observer, owner, i]:
            s.room[observer, owner, i] = most
    if s.start_sure[observer, owner] == 0:
        return
    full = NOBODY
    known = 0
    for i in range(OWNED):
        known += s.least[observer, owner, s.shown_order[owner, i]]
        if known == s.room[observer, owner, i]:
            full = i
    for i in range(full + 1):
        kind = s.shown_order[owner, i]
        if kind < COMPANIES and s.start_sure[observer, owner] >> kind & 1:
            s.start_may[observer, owner] &= ALL_COMPANIES ^ (1 << kind)
            s.start_sure[observer, owner] &= ALL_COMPANIES ^ (1 << kind)


@rule
def most_held(s, observer, owner, out):
    """The most of each kind that fits all the observer has seen."""
    for place in range(OWNED):
        kind = s.shown_order[owner, place]
        others = 0
        most = s.n_held[owner]
        for i in range(OWNED):
            if i != place:
                others += s.least[observer, owner, s.shown_order[owner, i]]
            if i >= place:
                most = min(most, s.room[observer, owner, i] - others)
        out[kind] = max(most, s.least[observer, owner, kind])


@rule
def knows_truth(s, observer, owner):
    """Does what the observer knows fit what the owner has?"""
    known = 0
    true = 0
    start = s.start[owner]
    if start == NOBODY:
        if s.start_may[observer, owner]:
            return False
    elif not s.start_may[observer, owner] >> start & 1:
        return False
    for i in range(OWNED):
        kind = s.shown_order[owner, i]
        least = s.least[observer, owner, kind]
        if kind < COMPANIES and kind == start and s.start_sure[observer, owner] >> kind & 1:
            least += 1
        known += least
        true += s.held[owner, kind]
        if least > s.held[owner, kind] or true > s.room[observer, owner, i] or known > s.room[observer, owner, i]:
            return False
    return s.room[observer, owner, OWNED - 1] == s.n_held[owner]
