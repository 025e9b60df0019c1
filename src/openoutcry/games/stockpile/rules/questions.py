"""What plain Python asks the rules: views, moves and notation have no numbers of their own."""

from openoutcry.kernel.contract import Question

QUESTIONS: tuple[Question, ...] = ()
