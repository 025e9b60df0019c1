"""What a seat of Stockpile knows, as numbers."""

from openoutcry.games.stockpile.rules.books import piles, price, tokens_each
from openoutcry.games.stockpile.rules.secrets import observer_of
from openoutcry.games.stockpile.rules.state import (
    COMPANIES,
    FEES,
    FORECASTS,
    INVESTORS,
    KINDS,
    NOBODY,
    OWNED,
    PAIRS,
    PHASES,
    PILES,
    PUBLIC,
    SEATS,
    SPACES,
    UNKNOWN,
)
from openoutcry.kernel.contract import Observed, Range, in_lines, starts
from openoutcry.kernel.rule import rule

# What numbers run over where companies are alike: they come first on each of these.
OF_COMPANIES = (("company", COMPANIES),)
OF_OWNED = (("owned", OWNED),)
OF_KINDS = (("kind", KINDS),)
OF_PAIRS = (("in pair", COMPANIES + FORECASTS),)
FIRST_OBSERVATION = in_lines(
    Observed("phase", len(PHASES), "1 at the phase of the round"),
    Observed("showing", 3, "1 if shares are being shown; 1 if split ones; payment a share / 2000", Range.COUNT),
    Observed("claimed", COMPANIES, "1 at the company whose shares are shown", axes=OF_COMPANIES),
    Observed(
        "game",
        6,
        "rounds left / 12; cards in the deck / 80; advanced board; investors; batch / 2; phase turns / 6",
        Range.COUNT,
    ),
    Observed("price", COMPANIES, "price of each company / 10000", Range.COUNT, axes=OF_COMPANIES),
    Observed("track", COMPANIES, "space of each price / 10", Range.SHARE, axes=OF_COMPANIES),
    Observed(
        "pairs",
        PAIRS * (COMPANIES + FORECASTS),
        "company and forecast of each pair where known, in order of movement",
        axes=OF_PAIRS,
    ),
    Observed("pair_owner", PAIRS * SEATS, "1 at the owner of each pair, the own seat first"),
    Observed("cash", SEATS, "money of each seat, the own first, / 50000", Range.COUNT),
    Observed("fees", SEATS * FEES, "open fees of each seat / 4", Range.COUNT),
    Observed(
        "held",
        SEATS * OWNED,
        "own portfolio, then what each other is known to hold, by kind / 10",
        Range.COUNT,
        axes=OF_OWNED,
    ),
    Observed("cards", SEATS, "cards in each ordinary portfolio / 20", Range.COUNT),
    Observed("split", SEATS * COMPANIES, "split portfolios by company / 10", Range.COUNT, axes=OF_COMPANIES),
    Observed("hand", KINDS, "own supply cards by kind / 2", Range.COUNT, axes=OF_KINDS),
    Observed("put", 2, "1 if a card was put face up, face down, in this turn"),
    Observed("piles", PILES * KINDS, "known cards of each stockpile by kind / 5", Range.COUNT, axes=OF_KINDS),
    Observed("face_down", PILES, "cards of each stockpile that are not known / 5", Range.COUNT),
    Observed("bids", PILES * SPACES, "1 at the space of the token on each track"),
    Observed("bidder", PILES * SEATS, "1 at the seat whose token it is, the own first"),
    Observed("discard", KINDS, "discarded cards by kind / 10", Range.COUNT, axes=OF_KINDS),
    Observed("first", SEATS, "1 at the seat with the first-player token, the own first"),
    Observed("turn", SEATS, "1 at the seat that is asked, the own first"),
    Observed("investors", SEATS * INVESTORS, "1 at the investors of each seat, the own first"),
    Observed("own_dealt", INVESTORS, "1 at the investors dealt to the own seat"),
)
OBSERVATION = (
    *FIRST_OBSERVATION,
    *in_lines(
        Observed(
            "laid", PILES * SEATS, "face-down cards each seat, the own first, laid in each stockpile / 5", Range.COUNT
        ),
        Observed(
            "secret",
            PILES * KINDS,
            "face-down cards of each stockpile the own seat knows, by kind / 5",
            Range.COUNT,
            axes=OF_KINDS,
        ),
        Observed(
            "room",
            (SEATS - 1) * OWNED,
            "most cards each other may hold of a kind and those shown later / 10",
            Range.COUNT,
            axes=OF_OWNED,
        ),
        Observed(
            "shown",
            (SEATS - 1) * OWNED,
            "how lately each other was shown to hold none of a kind: place / 8",
            Range.COUNT,
            axes=OF_OWNED,
        ),
        Observed(
            "start_may",
            (SEATS - 1) * COMPANIES,
            "1 at companies the start share of each other may be of",
            axes=OF_COMPANIES,
        ),
        Observed(
            "start_sure",
            (SEATS - 1) * COMPANIES,
            "1 where it would be one more than is known to be held",
            axes=OF_COMPANIES,
        ),
        Observed("insider", SEATS * SEATS, "1 where a seat may know more of a portfolio than everybody does"),
        Observed(
            "public", OWNED, "what everybody knows the own portfolio to hold, by kind / 10", Range.COUNT, axes=OF_OWNED
        ),
        version=2,
    ),
)


(
    AT_PHASE,
    AT_SHOWING,
    AT_CLAIMED,
    AT_GAME,
    AT_PRICE,
    AT_TRACK,
    AT_PAIRS,
    AT_PAIR_OWNER,
    AT_CASH,
    AT_FEES,
    AT_HELD,
    AT_CARDS,
    AT_SPLIT,
    AT_HAND,
    AT_PUT,
    AT_PILES,
    AT_FACE_DOWN,
    AT_BIDS,
    AT_BIDDER,
    AT_DISCARD,
    AT_FIRST,
    AT_TURN,
    AT_INVESTORS,
    AT_OWN_DEALT,
    *_,
) = starts(FIRST_OBSERVATION)
*_, SECOND = starts(FIRST_OBSERVATION)
(
    AT_LAID,
    AT_SECRET,
    AT_ROOM,
    AT_SHOWN,
    AT_START_MAY,
    AT_START_SURE,
    AT_INSIDER,
    AT_PUBLIC,
    *_,
    END,
) = (SECOND + start for start in starts(OBSERVATION[len(FIRST_OBSERVATION) :]))
IN_PAIR = COMPANIES + FORECASTS


@rule
def observe(s, seat, out):
    """The hidden record as numbers; seats are counted from the observer to the left.

    Numbers are multiplied by a part: to divide them would take longer. None is read again: what is written may be
    a shorter one.
    """
    for i in range(END):
        out[i] = 0
    observe_game(s, out)
    observe_pairs(s, seat, out)
    observe_seats(s, seat, out)
    observe_piles(s, seat, out)
    for kind in range(KINDS):
        out[AT_DISCARD + kind] = s.discard[kind] * (1 / 10)
    out[AT_FIRST + (s.first - seat) % s.players] = 1
    if s.turn != NOBODY:
        out[AT_TURN + (s.turn - seat) % s.players] = 1
    if s.opt.investors:
        observe_investors(s, seat, out)
    observe_face_down(s, seat, out)
    observe_knowledge(s, seat, out)


@rule
def observe_game(s, out):
    """Phase, round, prices."""
    out[AT_PHASE + s.phase] = 1
    if s.claim != NOBODY:
        out[AT_SHOWING] = 1
        out[AT_SHOWING + 1] = s.claim_split
        out[AT_SHOWING + 2] = s.claim_rate * (1 / 2000)
        out[AT_CLAIMED + s.claim] = 1
    out[AT_GAME] = (s.opt.rounds[s.players - 2] - s.round_number) * (1 / 12)
    out[AT_GAME + 1] = s.n_deck * (1 / 80)
    out[AT_GAME + 2] = s.opt.board
    out[AT_GAME + 3] = s.opt.investors
    out[AT_GAME + 4] = s.batch * (1 / 2)
    out[AT_GAME + 5] = s.at * (1 / 6)
    for company in range(COMPANIES):
        out[AT_PRICE + company] = price(s, company) * (1 / 10000)
        out[AT_TRACK + company] = s.space[company] * (1 / 10)


@rule
def observe_pairs(s, seat, out):
    """Pairs as far as they are known, and whose they are: the players' in turn order, then the others."""
    each = tokens_each(s)  # two players have two pairs, as they have two tokens
    owner = (s.first - seat) % s.players
    for pair in range(PAIRS):
        if s.pair_company[pair] != UNKNOWN:
            out[AT_PAIRS + pair * IN_PAIR + s.pair_company[pair]] = 1
            out[AT_PAIRS + pair * IN_PAIR + COMPANIES + s.pair_forecast[pair]] = 1
        if pair < each * s.players:
            out[AT_PAIR_OWNER + pair * SEATS + owner] = 1
            if each == 1 or pair & 1:
                owner = owner + 1 if owner + 1 < s.players else 0


@rule
def observe_seats(s, seat, out):
    """Money and portfolios."""
    other = seat % s.players
    for i in range(s.players):
        out[AT_CASH + i] = s.cash[other] * (1 / 50000)
        for fee in range(FEES):
            out[AT_FEES + i * FEES + fee] = s.open_fees[other, fee] * (1 / 4)
        for kind in range(OWNED):
            out[AT_HELD + i * OWNED + kind] = s.held[other, kind] * (1 / 10)
        out[AT_CARDS + i] = s.n_held[other] * (1 / 20)
        for company in range(COMPANIES):
            out[AT_SPLIT + i * COMPANIES + company] = s.split[other, company] * (1 / 10)
        other = other + 1 if other + 1 < s.players else 0
    if seat < s.players:
        for i in range(s.n_hand[seat]):
            alike = 0
            for k in range(i + 1):
                alike += s.hand[seat, k] == s.hand[seat, i]
            out[AT_HAND + s.hand[seat, i]] = alike * 0.5
    out[AT_PUT] = s.put_up
    out[AT_PUT + 1] = s.put_down


@rule
def observe_piles(s, seat, out):
    """Stockpiles and bids."""
    for card in range(s.n_table):
        pile = s.card_pile[card]
        kind = s.card_kind[card]
        alike = 0
        for k in range(card + 1):
            alike += s.card_pile[k] == pile and s.card_kind[k] == kind
        out[AT_PILES + pile * KINDS + kind if kind != UNKNOWN else AT_FACE_DOWN + pile] = alike * 0.2
    for pile in range(piles(s)):
        if s.bidder[pile] != NOBODY:
            out[AT_BIDS + pile * SPACES + s.bid_space[pile]] = 1
            out[AT_BIDDER + pile * SEATS + (s.bidder[pile] - seat) % s.players] = 1


@rule
def observe_investors(s, seat, out):
    """The investors of all seats that are turned up, and those dealt to the own."""
    other = seat % s.players
    for i in range(s.players):
        for investor in range(INVESTORS):
            out[AT_INVESTORS + i * INVESTORS + investor] = s.kept[other] >> investor & 1
        other = other + 1 if other + 1 < s.players else 0
    if seat < s.players:
        for investor in range(INVESTORS):
            out[AT_OWN_DEALT + investor] = s.dealt[seat] >> investor & 1


@rule
def observe_face_down(s, seat, out):
    """Who laid the cards that lie face down, and which of them the seat knows."""
    for card in range(s.n_table):
        if not s.card_up[card]:
            pile = s.card_pile[card]
            by_it = alike = 0
            for k in range(card + 1):
                if s.card_pile[k] == pile and not s.card_up[k]:
                    by_it += s.card_by[k] == s.card_by[card]
                    alike += s.card_kind[k] == s.card_kind[card]
            if s.card_by[card] != NOBODY:
                out[AT_LAID + pile * SEATS + (s.card_by[card] - seat) % s.players] = by_it * 0.2
            if s.card_kind[card] != UNKNOWN:
                out[AT_SECRET + pile * KINDS + s.card_kind[card]] = alike * 0.2


@rule
def observe_knowledge(s, seat, out):
    """What follows for the others' portfolios from all the seat has seen, and for its own from what all have."""
    me = observer_of(s, seat)
    first = seat % s.players
    owner = first
    for i in range(s.players):
        if i > 0:
            for k in range(OWNED):
                kind = s.shown_order[owner, k]
                out[AT_ROOM + (i - 1) * OWNED + kind] = s.room[me, owner, k] * (1 / 10)
                out[AT_SHOWN + (i - 1) * OWNED + kind] = k * (1 / 8)
            for company in range(COMPANIES):
                out[AT_START_MAY + (i - 1) * COMPANIES + company] = s.start_may[me, owner] >> company & 1
                out[AT_START_SURE + (i - 1) * COMPANIES + company] = s.start_sure[me, owner] >> company & 1
        other = first
        for j in range(s.players):
            out[AT_INSIDER + i * SEATS + j] = s.insider[owner] >> other & 1
            other = other + 1 if other + 1 < s.players else 0
        owner = owner + 1 if owner + 1 < s.players else 0
    for kind in range(OWNED):
        out[AT_PUBLIC + kind] = s.least[PUBLIC, first, kind] * (1 / 10)
