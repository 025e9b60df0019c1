"""What plain Python asks the rules."""

from openoutcry.kernel.contract import Question
from sealed_market.rules.score import total

QUESTIONS = (Question("total", total, takes=("seat",)),)
