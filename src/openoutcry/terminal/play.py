"""A game in the terminal: people take turns at one keyboard, bots answer, secrets stay with their owner."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from openoutcry.bots import choose, has_belief, usual
from openoutcry.bots.belief import Follower
from openoutcry.bots.luck import Luck
from openoutcry.errors import OutcryError
from openoutcry.kernel.notation import whole_number
from openoutcry.language import has_text, text
from openoutcry.rulebook import clauses
from openoutcry.table import Move, Table
from openoutcry.table.words import say_event
from openoutcry.terminal import plain
from openoutcry.terminal.behind import Behind

ONE_SCREEN = 30  # moves listed at a time


class Left(Exception):
    """The person at the keyboard leaves the game."""


class Sitting:
    """One game at one keyboard."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        bots: Sequence[str],
        language: str,
        console: Console,
        behind: Behind | None = None,
    ) -> None:
        self.table, self.people, self.bots, self.language, self.console = (
            table,
            list(people),
            list(bots),
            language,
            console,
        )
        self.behind = behind or Behind(table.game, ())
        self.names = table.log.names
        self.shown = dict.fromkeys(range(table.players), 0)  # events each person has read
        self.at_keyboard: int | None = people[0] if len(people) == 1 else None
        self.luck = Luck(secrets.token_hex(16))
        self.followers: dict[int, Follower] = {}  # by seat, of bots that want to know what it has witnessed
        self.picture = table.game.part("terminal") or plain

    def say(self, message: str, style: str = "", **arguments: Any) -> None:
        self.console.print(text(message, self.language, **arguments), style=style, highlight=False)

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        news = [*self.behind.at_the_beginning()]
        while not self.table.over:
            news += self.behind.change_over()
            waiting = self.table.pending
            bots = [seat for seat in waiting if seat not in self.people]
            if not bots:
                self.hand_over(waiting[0])
            if not bots or len(self.people) < 2:  # else it may be wiped before anybody has read it
                self.say_news(news)
                news = []
            if bots:
                self.bot_plays(bots[0])
            else:
                self.person_plays(waiting[0])
        self.show_result()

    def say_news(self, news: Iterable[str]) -> None:
        """Quietly, what is compiled behind the game."""
        game, chosen = self.table.game, ", ".join(map(self.name_of, self.behind.chosen))
        named, instead = (text(key, self.language) for key in (f"game-{game.name}", f"bot-{usual(game)}"))
        for each in news:
            self.say(each, "dim", game=named, bots=chosen, instead=instead)

    def name_of(self, level: str) -> str:
        """What a bot is called; one that was spelt out is called as it was."""
        name = f"bot-{level}"
        return text(name, self.language) if has_text(name, self.language) else level

    def bot_plays(self, seat: int) -> None:
        table, level = self.table, self.behind.level_now(self.bots[seat])
        witness = None
        if has_belief(level):
            witness = self.followers.setdefault(seat, Follower(table.game, seat)).witness(table)
        table.play(seat, choose(table.game, table.hidden(seat), seat, self.luck.draw(seat), level, witness))

    def person_plays(self, seat: int) -> None:
        """Picture, then the prompt until a move was played."""
        self.show_news(seat)
        self.console.print(self.picture.draw(self.table.view(seat), self.language, self.names))
        self.say("cli-hint", "dim")
        before = self.table.number
        while self.table.number == before:
            self.answer(seat, self.ask(seat))

    def ask(self, seat: int) -> str:
        try:
            return self.console.input(text("cli-prompt", self.language, name=self.names[seat])).strip()
        except EOFError as gone:
            raise Left from gone

    def hand_over(self, seat: int) -> None:
        """Nothing of the last person is left on the screen, and nothing of the next is shown too early."""
        if len(self.people) == 1 or self.at_keyboard == seat:
            return
        if self.at_keyboard is not None:
            self.console.clear()
            # What a terminal keeps above the screen is wiped too.
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")
        self.say("cli-curtain-away", "bold", name=self.names[seat])
        try:
            self.console.input()
        except EOFError as gone:
            raise Left from gone
        self.at_keyboard = seat

    def answer(self, seat: int, line: str) -> None:
        """A move, or one of the questions."""
        word, _, rest = line.partition(" ")
        questions: dict[str, Callable[[int, str], None]] = {
            "?": self.show_help,
            "help": self.show_help,
            "moves": self.show_moves,
            "why": self.show_why,
            "score": self.show_score,
            "log": self.show_log,
            "rules": self.show_rules,
            "save": self.save,
        }
        if not line:
            self.show_moves(seat, "")
        elif word in ("quit", "exit"):
            raise Left
        elif word in questions:
            questions[word](seat, rest.strip())
        else:
            self.try_move(seat, line)

    def try_move(self, seat: int, line: str) -> None:
        try:
            self.table.play(seat, self.meant(seat, line))
        except OutcryError as refused:
            self.console.print(refused.message(self.language), style="red", highlight=False)

    def meant(self, seat: int, line: str) -> Move | str:
        """The move of that number in the list; else what was typed is one itself."""
        moves, number = self.table.legal(seat), whole_number(line)
        return moves[number - 1] if number is not None and 1 <= number <= len(moves) else line

    def show_help(self, seat: int, rest: str) -> None:
        grid = Grid(box=None, show_header=False, title=text("cli-help-title", self.language), title_justify="left")
        for word in ("moves", "why", "score", "log", "rules", "save", "quit"):
            grid.add_row(Text(word, style="bold"), text(f"cli-help-{word}", self.language))
        self.console.print(grid)
        self.console.print(text(f"{self.table.game.name}-help", self.language), highlight=False)

    def show_moves(self, seat: int, rest: str) -> None:
        moves, asked = self.table.legal(seat), whole_number(rest) or 1
        first = asked if 1 <= asked <= len(moves) else 1
        for number, move in enumerate(moves[first - 1 :][:ONE_SCREEN], first):
            line = Text(f"{number:3} ", style="dim")
            line.append(move.text, style="bold")
            line.append("  " + self.table.game.say_move(move.json, self.names, self.language))
            self.console.print(line)
        if (left := len(moves) - first + 1 - ONE_SCREEN) > 0:
            self.say("cli-moves-more", "dim", count=left, next=first + ONE_SCREEN)

    def show_why(self, seat: int, rest: str) -> None:
        if not rest:
            self.say("cli-why-which", "yellow", move=self.table.legal(seat)[0].text)
            return
        refused = self.table.why_not(seat, self.meant(seat, rest))
        if refused is None:
            self.say("cli-why-allowed", "green")
            return
        self.console.print(refused.message(self.language), style="yellow", highlight=False)
        if refused.clause:
            self.show_rules(seat, refused.clause)

    def show_score(self, seat: int, rest: str) -> None:
        self.console.print(self.picture.explain(self.table.view(seat), self.language))

    def show_log(self, seat: int, rest: str) -> None:
        for event in self.table.events(seat):
            self.console.print(say_event(self.table.game, event, self.names, self.language), highlight=False)

    def show_rules(self, seat: int, rest: str) -> None:
        found = clauses(self.table.game.name, self.language, rest.upper())
        if not found:
            self.say("cli-no-clause", "red", clause=rest)
        for clause, sentence in found.items():
            self.console.print(Text(clause + " ", style="bold").append(sentence, style="not bold"))

    def save(self, seat: int, rest: str) -> None:
        self.save_to(rest or f"{self.table.game.name}.json")

    def save_to(self, file: str) -> bool:
        """Mid-game the log holds everybody's secrets: it goes to the file, never to the screen."""
        try:
            self.table.log.save(Path(file))
        except (OSError, ValueError) as failed:  # ValueError: no name of a file
            self.say("error-unwritable", "red", file=file, why=str(failed))
            return False
        self.say("cli-saved", "green", file=file)
        return True

    def show_news(self, seat: int) -> None:
        news = self.table.events(seat, self.shown[seat])
        self.shown[seat] += len(news)
        lines = [say_event(self.table.game, event, self.names, self.language) for event in news[-14:]]
        if lines:
            self.console.print(Panel(Text("\n".join(lines)), border_style="dim"), highlight=False)

    def show_result(self) -> None:
        table = self.table
        self.console.print(self.picture.draw(table.view(None), self.language, self.names))
        self.say("cli-result", "bold")
        scores = table.scores()
        for seat in sorted(range(table.players), key=lambda p: -scores[p]):
            self.say("cli-score-line", name=self.names[seat], score=scores[seat])
        won = [self.names[seat] for seat in table.winners()]
        self.say("cli-winner", "bold green", count=len(won), names=", ".join(won))


def seat_names(players: int, people: Sequence[int], language: str) -> list[str]:
    """What everybody is called: a guest, players at this keyboard, bots."""
    names = []
    for seat in range(players):
        if seat not in people:
            names.append(text("cli-bot-name", language, number=seat + 1))
        elif len(people) == 1:
            names.append(text("cli-guest", language))
        else:
            names.append(text("cli-person", language, number=seat + 1))
    return names
