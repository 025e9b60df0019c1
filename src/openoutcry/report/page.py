"""The sheet every report is written on: one file, nothing from elsewhere, light or dark as the reader's system is."""

from functools import cache
from html import escape
from pathlib import Path

from openoutcry.language import text


@cache
def _style() -> str:
    return (Path(__file__).parent / "style.css").read_text(encoding="utf-8")


def page(title: str, language: str, subtitle: list[str], panes: list[str]) -> str:
    """The whole file."""
    heads = "".join(f"<p>{escape(said)}</p>" for said in subtitle)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)} · Open Outcry</title>\n<style>\n{_style()}</style></head>\n"
        f"<body><header><h1>{escape(title)}</h1>{heads}</header>\n<main>\n"
        + "\n".join(panes)
        + "\n</main></body></html>\n"
    )


def pane(name: str, language: str, body: str, kind: str = "", **arguments: object) -> str:
    """A part of the page with its heading and, where there is a text for one, a note."""
    note = text(f"{name}-note", language, **arguments)
    said = f'<p class="note">{escape(note)}</p>' if note != f"{name}-note" else ""
    return f'<section class="pane {kind}"><h2>{escape(text(name, language))}</h2>{said}{body}</section>'


def rows(heads: list[str], lines: list[list[str]]) -> str:
    """A table; cells are HTML already."""
    top = "".join(f"<th>{head}</th>" for head in heads)
    body = "".join(
        f"<tr><th>{line[0]}</th>" + "".join(f"<td>{cell}</td>" for cell in line[1:]) + "</tr>" for line in lines
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
