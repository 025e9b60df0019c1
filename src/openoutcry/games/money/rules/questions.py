"""What plain Python asks the rules of Money: views, moves and notation have no numbers of their own."""

from openoutcry.games.money.rules.acting import first_to_act
from openoutcry.games.money.rules.allowed import refusal
from openoutcry.games.money.rules.score import bonus, cards_of_kind, face_value, fee, worth_of_kind
from openoutcry.games.money.rules.state import KINDS_OF_CARDS
from openoutcry.kernel.contract import Question
from openoutcry.kernel.rule import rule


@rule
def explain_worth(s, place, other, out):
    """MON-4.2 to MON-4.4: what the cards of two places would score, a row a kind."""
    for kind in range(KINDS_OF_CARDS):
        out[kind, 0] = cards_of_kind(s, kind, place, other)
        out[kind, 1] = face_value(s, kind, place, other)
        out[kind, 2] = fee(s, kind, out[kind, 1])
        out[kind, 3] = bonus(s, kind, place, other)
        out[kind, 4] = worth_of_kind(s, kind, place, other)


QUESTIONS = (
    Question("explain_worth", explain_worth, takes=("place", "other"), gives=(KINDS_OF_CARDS, 5)),
    Question("refusal", refusal, takes=("seat", "action")),
    Question("first_to_act", first_to_act),
)
