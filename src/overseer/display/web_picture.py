"""The picture of a web: an SVG file that stands by itself, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from overseer.display.weaving import OPENS, text_width
from overseer.display.web import Web, WebCard, WebChapter, WebRow, WebWay

_SIGNS = {
    "star": "M256 20l70 152 166 20-123 113 33 165-146-82-146 82 33-165L20 192l166-20z",
    "shield": "M256 16c60 40 130 58 200 60v150c0 130-80 220-200 270C136 446 56 356 56 226V76"
    "c70-2 140-20 200-60z",
}
_LEGEND = 46  # the height of its line
_TITLE_LETTER = 6.9
_LETTER = 6.0
# The colours of the page's own tokens, by day and by night.
_STYLE = """\
svg{--paper:#f3e8cf;--sheet:#fbf4e2;--shade:#e6d8b8;--ink:#1d2936;--ink-2:#4b5562;--red:#af2417;
--green:#175c3a;--hair:#b9a988;--either:#8a7340;background:var(--paper)}
@media(prefers-color-scheme:dark){svg{--paper:#15202a;--sheet:#1e2b37;--shade:#2a3947;--ink:#f2e7ce;
--ink-2:#b7b9b0;--red:#ff917a;--green:#8ad6a3;--hair:#4a5968;--either:#9a927c}}
text{font:500 12.5px "Fira Sans Condensed","Arial Narrow",Arial,sans-serif;fill:var(--ink)}
.ground{fill:var(--paper)}.title{font:700 22px "Alumni Sans","Arial Narrow",Arial,sans-serif}
.about{font-size:13px;fill:var(--ink-2)}.rule{stroke:var(--hair)}
.place{font-weight:600}.name{font:700 16px "Alumni Sans","Arial Narrow",Arial,sans-serif}
.box{fill:var(--sheet);stroke:var(--ink);stroke-width:1.5}.scenario .box{fill:var(--shade)}
.encounter .box{stroke:var(--ink-2);stroke-dasharray:5 3}.lot .box{stroke:var(--green);
stroke-width:2.4;stroke-dasharray:2 4}.flag{fill:var(--red)}.number{fill:var(--sheet);
font-weight:700;font-size:14px;text-anchor:middle}.line{stroke:var(--ink)}.sign,.end{fill:var(--ink)}
.port{fill:var(--sheet);stroke:var(--ink);stroke-width:1.5}.tag{fill:none;stroke:var(--hair)}
.by-lot{stroke:var(--green);stroke-dasharray:2 2}.opens{fill:var(--green);font-weight:600}
.way{fill:none;stroke:var(--ink);stroke-width:2}.head{fill:var(--ink)}.way.shield{
stroke-dasharray:8 4}.way.any{stroke-width:1.5}.way.either{stroke:var(--either);stroke-width:4}
.head.either{fill:var(--either)}.way.encounter{stroke:var(--green)}.head.encounter,.head.lot{
fill:var(--green)}.way.add{stroke:var(--ink-2);stroke-width:1.4;stroke-dasharray:3 3}.head.add{
fill:var(--ink-2)}.way.lot{stroke:var(--green);stroke-width:2.4;stroke-dasharray:2 5;
stroke-linecap:round}"""


def picture_of(web: Web) -> str:
    """The whole picture as a file."""
    width, height = web.width, web.height + _LEGEND
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(web.title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<path class="ground" d="M0 0h{width:g}v{height:g}H0z"/>',
        *_legend(web),
        f'<g transform="translate(0 {_LEGEND})">',
    ]
    for chapter in web.chapters:
        lines += _chapter(chapter, width)
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _legend(web: Web) -> Iterator[str]:
    x = 24.0
    for style, words in web.legend:
        if style == "ends":
            yield f'<path class="end" d="M{x + 31:g} 18.5h11v11h-11z"/>'
        else:
            yield f'<path class="way {style}" d="M{x:g} 24h34"/>{_head(x + 42, 24, style)}'
        yield _squeezed(x + 50, 28.5, words, "", text_width(words))
        x += 66 + text_width(words)


def _chapter(chapter: WebChapter, width: float) -> Iterator[str]:
    y = chapter.y
    yield f'<path class="rule" d="M24 {y - 10:g}H{width - 24:g}"/>'
    yield _text(24, y + 16, chapter.title, "title")
    yield _text(24, y + 35, chapter.about, "about")
    yield from (_way(way) for way in chapter.ways)
    for card in chapter.cards:
        yield from _card(card)


def _way(way: WebWay) -> str:
    return f'<path class="way {way.style}" d="{way.path}"/>{_head(way.x, way.y, way.style)}'


def _head(x: float, y: float, style: str) -> str:
    return f'<path class="head {style}" d="M{x:g} {y:g}l-8-4.5v9z"/>'


def _card(card: WebCard) -> Iterator[str]:
    yield f'<g class="{card.kind}" transform="translate({card.x:g} {card.y:g})">'
    if card.opens:
        yield _text(8, 10 - OPENS, card.opens, "opens")
    is_sheet = card.kind in ("quest", "scenario")
    radius = 2 if is_sheet else 20
    yield f'<rect class="box" width="{card.width:g}" height="{card.height:g}" rx="{radius}"/>'
    if card.kind == "quest":
        yield '<path class="flag" d="M0 0h30v27H0z"/>'
        yield f'<text class="number" x="15" y="19">{card.number}</text>'
    if is_sheet:
        left = 38 if card.kind == "quest" else 8
        yield _named(left, 19, card.name.upper(), "name", card.width - left - 6, _TITLE_LETTER)
        yield f'<path class="line" d="M0 27h{card.width:g}"/>'
    else:
        yield _named(16, 18, card.name, "place", card.width - 28, _LETTER)
        yield _named(16, 34, card.about, "about", card.width - 28, _LETTER)
    for row in card.rows:
        yield from _row(row, card)
    if card.ends:
        x, y = card.width + 8, (27 if is_sheet else card.height) / 2 - 5.5
        yield f'<path class="end" d="M{x:g} {y:g}h11v11h-11z"/>'
    yield "</g>"


def _row(row: WebRow, card: WebCard) -> Iterator[str]:
    if row.icon:
        yield (
            f'<path class="sign" transform="translate(6 {row.y + 4:g}) scale(.028)" '
            f'd="{_SIGNS[row.icon]}"/>'
        )
    y = row.y + 14
    for line in row.lines:
        yield _squeezed(26 if card.kind == "quest" else 8, y, line, "", text_width(line))
        y += 15
    for tag in row.tags:
        if tag.to:
            style = "tag by-lot" if tag.lot else "tag"
            box = f'x="{tag.x:g}" y="{y - 11:g}" width="{tag.width:g}" height="15" rx="2"'
            yield f'<rect class="{style}" {box}/>'
        yield _squeezed(tag.x + 4, y + 1, tag.text, "" if tag.to else "opens", text_width(tag.text))
    if card.kind == "quest":
        port = f'cx="{card.width:g}" cy="{row.y + row.height / 2:g}"'
        yield f'<circle class="port" {port} r="3.6"/>'


def _text(x: float, y: float, text: str, style: str) -> str:
    kind = f' class="{style}"' if style else ""
    return f'<text{kind} x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _named(x: float, y: float, text: str, style: str, room: float, letter: float) -> str:
    """A name, narrower where it would not fit."""
    return _squeezed(x, y, text, style, min(room, len(text) * letter))


def _squeezed(x: float, y: float, text: str, style: str, width: float) -> str:
    """A text of a certain width: another font than the page's own may stand in for it."""
    kind = f' class="{style}"' if style else ""
    fit = f'textLength="{width:g}" lengthAdjust="spacingAndGlyphs"'
    return f'<text{kind} x="{x:g}" y="{y:g}" {fit}>{escape(text)}</text>'
