"""Sheets: reports as one HTML file that needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path

_STYLE = Path(__file__).with_name("sheet.css")


class Sheet:
    """A report that is written from top to bottom."""

    def __init__(self, language: str, title: str, lead: str) -> None:
        self._head = (
            f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n"
            f"<style>\n{_STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        )
        self._parts = [f"<header>\n<h1>{escape(title)}</h1>\n{_paragraph(lead, 'lead')}</header>\n"]

    @contextmanager
    def section(self, title: str) -> Iterator[None]:
        """A part with a heading."""
        self._parts.append(f"<section>\n<h2>{escape(title)}</h2>\n")
        yield
        self._parts.append("</section>\n")

    @contextmanager
    def folded(self, title: str) -> Iterator[None]:
        """Something that is shown when it is asked for."""
        self._parts.append(f"<details>\n<summary>{escape(title)}</summary>\n")
        yield
        self._parts.append("</details>\n")

    def heading(self, title: str) -> None:
        """A heading inside of a section."""
        self._parts.append(f"<h3>{escape(title)}</h3>\n")

    def paragraph(self, text: str) -> None:
        """A paragraph."""
        self._parts.append(_paragraph(text))

    def note(self, text: str) -> None:
        """A paragraph of less weight."""
        self._parts.append(_paragraph(text, "note"))

    def points(self, texts: Sequence[str]) -> None:
        """A list."""
        items = "".join(f"<li>{escape(text)}</li>\n" for text in texts)
        self._parts.append(f"<ul>\n{items}</ul>\n")

    def command(self, text: str) -> None:
        """Something to be typed."""
        whole = re.sub(r"--[\w-]+", r"<span>\g<0></span>", escape(text))  # no line ends in --
        self._parts.append(f"<pre>{whole}</pre>\n")

    def table(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], *, stacked: bool = True
    ) -> None:
        """A table of numbers; the first column names what a row is about.

        On a narrow screen each row of a stacked table becomes a small list; others are scrolled.
        """
        cells = "".join(f'<th scope="col">{_cell(cell)}</th>' for cell in head)
        lines = "".join(f"<tr>{_cells(head, row)}</tr>\n" for row in rows)
        name = ' class="stacked"' if stacked else ""
        self._parts.append(
            # Whoever has only a keyboard can scroll what can be focused.
            f'<div class="scroll" tabindex="0"><table{name}>\n<thead><tr>{cells}</tr></thead>\n'
            f"<tbody>\n{lines}</tbody>\n</table></div>\n"
        )

    def figure(self, pictures: tuple[str, str], caption: str) -> None:
        """A plot, once for wide and once for narrow screens; the caption says what it shows."""
        wide, narrow = pictures
        self._parts.append(
            f'<figure role="img" aria-label="{escape(caption)}">\n'
            f'<div class="wide" aria-hidden="true">{wide}</div>\n'
            f'<div class="narrow" aria-hidden="true">{narrow}</div>\n'
            f"<figcaption>{escape(caption)}</figcaption>\n</figure>\n"
        )

    def html(self) -> str:
        """The whole file."""
        return f"{self._head}{''.join(self._parts)}</main>\n</body>\n</html>\n"


def _paragraph(text: str, name: str = "") -> str:
    return f'<p class="{name}">{escape(text)}</p>\n' if name else f"<p>{escape(text)}</p>\n"


def _cell(text: str) -> str:
    """The text of a cell; a line may end after the colon of my_bots:Careful."""
    return re.sub(r"(?<=\w):(?=\w)", ":<wbr>", escape(text))


def _cells(head: Sequence[str], row: Sequence[str]) -> str:
    return "".join(
        f'<td data-label="{escape(label)}">{_cell(cell)}</td>'
        for label, cell in zip(head, row, strict=True)
    )
