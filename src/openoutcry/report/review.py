"""The page of a review: how the chances went, where they turned, and what would have been better."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from openoutcry.language import current_language, text
from openoutcry.report.drawing import Course, Mark, courses
from openoutcry.report.figures import number, percent
from openoutcry.report.page import page, pane, rows
from openoutcry.report.turning import Decision, Step, Turning, missed
from openoutcry.table import Table

MOST_MARKS = 6  # turning points with a mark on the chart


def review_page(review: Mapping[str, Any], table: Table, language: str | None = None) -> str:
    """A whole HTML file from a review and the match it is of."""
    told = Telling(review, table, language or current_language())
    said = told.language
    head = [
        text("report-review-players", said, count=table.players),
        text("report-review-actions", said, count=len(table.log.actions), shown=number(len(table.log.actions), said)),
        _judged_by(review, said),
        text(
            "report-review-temperature",
            said,
            temperature=number(review["temperature"], said, 2),
            count=review["fitted_on"],
            positions=number(review["fitted_on"], said),
        ),
    ]
    panes = [told.lead(), told.chances(), told.turning_points(), told.fortunes(), told.accounts(), told.all_choices()]
    how = "".join(f"<div><p>{escape(each)}</p></div>" for each in _how(review, said))
    panes.append(pane("report-how", said, how, "wide how"))
    title = f"{text('report-review', said)}: {text('game-' + table.game.name, said)}"
    return page(title, said, head, panes)


class Telling:
    """One review, told in one language."""

    def __init__(self, review: Mapping[str, Any], table: Table, language: str) -> None:
        self.review, self.table, self.language = review, table, language
        self.turning = Turning(review)
        self.end = len(table.log.actions)
        table.go_to(self.end)
        self.winners, self.scores = table.winners(), table.scores()
        self.options = table.hidden(None)[0].opt
        named = review.get("names") or table.log.names
        self.names = list(named) or [text("cli-person", language, number=seat + 1) for seat in range(table.players)]
        self.hero = self.turning.hero

    # --- words -----------------------------------------------------------------------------------------

    def say(self, move: Mapping[str, Any]) -> str:
        """A move as a sentence, with the names the options give to things."""
        named = self.table.game.dress_move(self.options, dict(move))
        return self.table.game.say_move(named, self.names, self.language)

    def move_at(self, at: int) -> str:
        """The sentence of the action of that number."""
        return self.say(self.table.move(self.table.log.actions[at][1]).json)

    def who_at(self, at: int) -> str:
        """The name of who acted there."""
        return self.names[self.table.log.actions[at][0]]

    def share(self, chance: float) -> str:
        """A chance in percent."""
        return percent(chance, self.language, 0)

    def points(self, part: float) -> str:
        """A part of a chance in points."""
        return number(100 * part, self.language, 1)

    def sure(self, within: float | None) -> str:
        """How sure points are, after them; nothing where an older review does not tell it."""
        return "" if within is None else f" ± {number(100 * within, self.language, 1)}"

    # --- the sentence on top -----------------------------------------------------------------------------

    def headline(self) -> list[str]:
        """Who won, since when it was likely, and by which step; no more of it than is clear."""
        if not self.winners:
            return [text("report-review-over", self.language)]
        names = ", ".join(self.names[seat] for seat in self.winners)
        score = number(self.scores[self.winners[0]], self.language)
        said = [text("report-review-won", self.language, count=len(self.winners), names=names, score=score)]
        said.append(self._likely_since())
        rises = [step for step in self.turning.steps() if step.change > (step.within or 0.0)]
        if rises:
            largest = max(rises, key=lambda step: step.change)
            told = {
                "number": largest.number + 1,
                "who": self.who_at(largest.number),
                "move": self.move_at(largest.number),
                "before": self.share(largest.before),
                "after": self.share(largest.after),
            }
            said.append(text("report-review-step", self.language, **told))
        accounts = [(seat, self.turning.account(seat)) for seat in range(self.table.players)]
        gave = [each for each in accounts if each[0] not in self.winners and _clearly_gave_away(each[1])]
        if gave:
            worst, account = max(gave, key=lambda each: each[1]["lost"])
            points = self.points(account["lost"]) + self.sure(account["lost_within"])
            given = {"name": self.names[worst], "points": points}
            said.append(text("report-review-gave", self.language, **given))
        return said

    def lead(self) -> str:
        """The same on top of the page."""
        first, *notes = self.headline()
        body = f'<p class="lead">{escape(first)}</p>' + "".join(f'<p class="note">{escape(note)}</p>' for note in notes)
        return f'<section class="pane paper wide">{body}</section>'

    def _likely_since(self) -> str:
        name = self.names[self.hero]
        points = self.turning.line(self.hero)
        since = likely_since([chance for _, chance in points])
        if since == 0:
            return text("report-review-always", self.language, name=name)
        if since >= len(points) - 1:
            return text("report-review-late", self.language, name=name)
        return text("report-review-likely", self.language, name=name, number=points[since][0] + 1)

    # --- charts --------------------------------------------------------------------------------------------

    def chances(self) -> str:
        """Every seat's chance to win over the game, with what was given away marked."""
        lines = [
            Course(self.names[seat], self.turning.line(seat), self.kind(seat), self.turning.band(seat))
            for seat in self.drawn_order()
        ]
        judged = [self.turning.judged[at] for at in self.turning.turns()]
        costly = sorted(filter(missed, judged), key=lambda decision: -decision["lost"])
        marks = []
        for decision in costly[:MOST_MARKS]:
            at = decision["number"]
            title = f"{at + 1}. {self.names[decision['seat']]}: {self.say(decision['move'])}"
            cost = number(-100 * decision["lost"], self.language, 1)
            marks.append(Mark(at + 1, decision["after"], cost, title, f"move-{at + 1}"))
        ends = self._ends([self.share(chance) for chance in self.turning.final or []])
        label = text("report-chances-label", self.language, ends=ends)
        chart = courses(lines, label, lambda tick: percent(tick, self.language, 0), 260, marks)
        return pane("report-chances", self.language, self.legend() + chart, "wide")

    def fortunes(self) -> str:
        """What each would have if the game ended there."""
        values = fortunes(self.table)
        lines = [
            Course(self.names[seat], [(at, scores[seat]) for at, scores in enumerate(values)], self.kind(seat))
            for seat in self.drawn_order()
        ]
        ends = self._ends([number(score, self.language) for score in self.scores])
        label = text("report-fortunes-label", self.language, ends=ends)
        chart = courses(lines, label, lambda tick: number(tick, self.language), 220)
        return pane("report-fortunes", self.language, self.legend() + chart, "wide")

    def _ends(self, words: Sequence[str]) -> str:
        return ", ".join(f"{name} {value}" for name, value in zip(self.names, words, strict=True))

    def drawn_order(self) -> list[int]:
        """The hero's line lies on top."""
        return [seat for seat in range(self.table.players) if seat != self.hero] + [self.hero]

    def kind(self, seat: int) -> str:
        """Players differ by their dashes; who won is brass."""
        return "winner" if seat == self.hero else f"d{seat}"

    def legend(self) -> str:
        """Which line is whose."""
        lines = "".join(
            f'<li><svg aria-hidden="true"><path class="course {self.kind(seat)}" d="M0 5H34"/></svg>{escape(name)}</li>'
            for seat, name in enumerate(self.names)
        )
        return f'<ul class="legend">{lines}</ul>'

    # --- turning points ------------------------------------------------------------------------------------

    def turning_points(self) -> str:
        """The list of them, each with what would have been better."""
        swings = self.turning.swings()
        items = "".join(self._turn(self.turning.judged[at], swings.get(at)) for at in self.turning.turns())
        body = (
            f'<ol class="points">{items}</ol>'
            if items
            else f"<p>{escape(text('report-turning-none', self.language))}</p>"
        )
        return pane("report-turning", self.language, body, "paper wide")

    def summary(self) -> list[str]:
        """The review in a few lines: the headline, and each turning point."""
        lines = self.headline()
        for at in self.turning.turns():
            line = f"{at + 1}. {self.who_at(at)}: {self.move_at(at)}"
            decision = self.turning.judged[at]
            if missed(decision):
                line += f" ▼ {self.cost(decision)}"
                better = _better(decision)
                line += (
                    " · " + text("report-turning-better", self.language, move=self.say(better["move"]))
                    if better
                    else ""
                )
            lines.append(line)
        return lines

    def cost(self, decision: Decision) -> str:
        """What a move cost its player, and how sure that is."""
        return number(-100 * decision["lost"], self.language, 1) + self.sure(decision.get("lost_within"))

    def _turn(self, decision: Decision, step: Step | None) -> str:
        at = decision["number"]
        parts = [
            f'<li id="move-{at + 1}"><span class="no">{at + 1}</span>',
            f"<span><b>{escape(self.who_at(at))}</b>: {escape(self.move_at(at))}</span>",
        ]
        if missed(decision):
            parts.append(f'<span class="points-cost down">▼ {self.cost(decision)}</span>')
        elif step:
            tone, mark = ("up", "▲") if step.change > 0 else ("down", "▼")
            change = number(100 * step.change, self.language, 1, sign=True) + self.sure(step.within)
            parts.append(f'<span class="points-cost {tone}">{mark} {change}</span>')
        why = []
        if missed(decision):
            why.append(text(f"report-verdict-{decision['verdict']}", self.language))
            why.append(text("report-turning-cost", self.language, points=self.points(decision["lost"])))
        if step:
            ends = {"before": self.share(step.before), "after": self.share(step.after)}
            moves = {"first": step.first + 1, "last": min(step.last + 1, self.end)}
            why.append(text("report-turning-swing", self.language, name=self.names[self.hero], **moves, **ends))
        if why:
            parts.append(f'<span class="why">{escape(" · ".join(why))}</span>')
        if missed(decision):
            parts += self._options(decision)
        return "".join(parts) + "</li>"

    def _options(self, decision: Decision) -> list[str]:
        """The move played and the better one, each with its chance."""
        better = _better(decision)
        chance = decision["best"] - decision["lost"]
        told = [("played", "report-turning-played", decision, chance, decision.get("after_within"))]
        if better:
            sure = decision.get("before_within")
            told.append(("", "report-turning-better", better, decision["best"], sure))
        parts = []
        for kind, name, each, chance, within in told:
            said = text(name, self.language, move=self.say(each["move"]))
            if (money := each.get("money")) is not None:
                told_money = number(money, self.language)
                if (money_within := each.get("money_within")) is not None:
                    told_money += f" ± {number(money_within, self.language)}"
                said += " · " + text("report-turning-money", self.language, money=told_money)
            width = f"{100 * min(1.0, max(0.0, chance)):.1f}"
            share = self.share(chance) + self.sure(within)
            parts.append(
                f'<span class="option {kind}"><span>{escape(said)}</span><span>{share}</span>'
                f'<i><span style="width:{width}%"></span></i></span>'
            )
        return parts

    # --- tables ----------------------------------------------------------------------------------------------

    def accounts(self) -> str:
        """How well each chose."""
        heads = [
            text(f"report-{name}", self.language) for name in ("player", "final", "choices", "best", "mistakes", "lost")
        ]
        lines = []
        for seat in sorted(range(self.table.players), key=lambda seat: -self.scores[seat]):
            account = self.turning.account(seat)
            choices = account["choices"]
            lines.append(
                [
                    escape(self.names[seat]) + (" ★" if seat in self.winners else ""),
                    number(self.scores[seat], self.language),
                    str(choices),
                    self.share(account["best"] / choices) if choices else "–",
                    str(account["mistakes"]),
                    self.points(account["lost"]) + self.sure(account["lost_within"]),
                ]
            )
        return pane("report-accounts", self.language, rows(heads, lines), "wide")

    def all_choices(self) -> str:
        """Every choice with its verdict, folded away."""
        heads = [
            text(f"report-{name}", self.language) for name in ("move", "player", "before", "after", "lost", "verdict")
        ]
        lines = [
            [
                f"{decision['number'] + 1}. {escape(self.say(decision['move']))}",
                escape(self.names[decision["seat"]]),
                self.share(decision["before"]) + self.sure(decision.get("before_within")),
                self.share(decision["after"]) + self.sure(decision.get("after_within")),
                self.points(decision["lost"]) + self.sure(decision.get("lost_within")),
                text(f"report-verdict-{decision['verdict']}", self.language),
            ]
            for decision in self.turning.decisions
        ]
        title = escape(text("report-all-choices", self.language))
        return f'<section class="pane wide"><details><summary>{title}</summary>{rows(heads, lines)}</details></section>'


def _judged_by(review: Mapping[str, Any], language: str) -> str:
    """Who judged, and how much went into a decision: playouts, or what the level says."""
    judge = text(f"report-judge-{review['judge']}", language)
    spent = {"count": review["playouts"], "playouts": number(review["playouts"], language)}
    return text("report-review-judged", language, judge=judge, level=str(review["level"]), **spent)


def _how(review: Mapping[str, Any], language: str) -> list[str]:
    """How the figures came about: the search, its judge, and what the temperature is."""
    judge = text(f"report-how-judge-{review['judge']}", language, network=review["network"] or 0)
    told = ["report-how-temperature", "report-how-within"]
    return [text("report-how-review", language), judge, *(text(name, language) for name in told)]


def _clearly_gave_away(account: Mapping[str, Any]) -> bool:
    return bool(account["lost"] > (account["lost_within"] or 0.0))


def _better(decision: Decision) -> Mapping[str, Any] | None:
    return next((candidate for candidate in decision["candidates"] if candidate["move"] != decision["move"]), None)


def likely_since(chances: Sequence[float]) -> int:
    """The first point from which it was likelier than not, up to the end."""
    since = len(chances)
    while since and chances[since - 1] > 0.5:
        since -= 1
    return since


def fortunes(table: Table) -> list[list[int]]:
    """Every seat's standing before the first action and after each."""
    found = []
    for at in range(len(table.log.actions) + 1):
        found.append(table.go_to(at).scores())
    return found
