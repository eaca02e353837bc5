"""Random Shelter packs: strategies for cards, and the files that hold them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hypothesis import strategies as st

from overseer.content.shelter import Item, Room, Space, Threat
from overseer.content.shelter.icons import CUBES, GAINS, LETTERS, RESOURCES, REWARDS
from overseer.content.shelter.items import COUNTS, KINDS

Card = Room | Item | Threat


def icons(
    words: Sequence[str], least: int = 0, most: int = 4
) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(words), min_size=least, max_size=most).map(tuple)


exchanges = st.tuples(icons(RESOURCES, 1, 3), icons(RESOURCES, 1, 3))
letters = st.sampled_from(("", *LETTERS))
plain_spaces = st.builds(
    Space,
    cost=icons((*RESOURCES, "item", "injure")),
    reward=icons(REWARDS),
    letter=letters,
    linked=st.booleans(),
    injured_only=st.booleans(),
    exchange=st.none() | exchanges,
).filter(lambda space: bool(space.cost or space.reward or space.exchange))
building_spaces = st.builds(
    Space,
    cost=icons(RESOURCES, 0, 2).map(lambda cost: (*cost, "room-price")),
    reward=icons(("H", "W", "refresh-items"), 0, 2).map(lambda reward: (*reward, "build")),
    letter=letters,
)
spaces = plain_spaces | building_spaces
copies = st.integers(1, 4)
ids = st.from_regex(r"[a-z]{1,4}(-[a-z0-9]{1,4})?", fullmatch=True).map(lambda text: f"x-{text}")

rooms = st.builds(
    Room,
    id=ids,
    copies=copies,
    price=icons(RESOURCES, 1, 6),
    spaces=st.lists(spaces, min_size=1, max_size=2).map(tuple),
)
threats = st.builds(
    Threat, id=ids, copies=copies, fight=st.just(0) | st.integers(2, 20), space=plain_spaces
)

steps = {
    "always": st.tuples(st.tuples(st.just("fight"), st.integers(1, 12))),
    "before-fight": st.tuples(st.tuples(st.just("fight"), st.integers(1, 12))),
    "after-roll": st.tuples(st.tuples(st.just("reroll"), st.sampled_from(("one", "both")))),
    "placing": st.tuples(
        st.tuples(st.just("pay"), icons(CUBES, 1, 2)),
        st.tuples(st.just("counts-as"), st.sampled_from((*LETTERS, "threat"))),
    ),
    "building": st.tuples(st.tuples(st.just("discount"), st.integers(1, 5))),
    "any-time": st.tuples(
        st.tuples(st.just("pay"), icons(RESOURCES, 1, 2)),
        st.tuples(st.just("gain"), icons(GAINS, 1, 3))
        | st.sampled_from((("ready", "item"), ("heal", "dweller"), ("swap", "item"))),
    ),
    "game-end": st.tuples(
        st.tuples(st.just("score"), st.tuples(st.sampled_from(COUNTS), st.integers(1, 9)))
    ),
}


@st.composite
def items(draw: st.DrawFn) -> Item:
    """An item with an effect that goes with its use."""
    use = draw(st.sampled_from(sorted(steps)))
    return Item(
        id=draw(ids),
        copies=draw(copies),
        kind=draw(st.sampled_from(KINDS)),
        use=use,
        exhaust=use not in ("always", "game-end"),
        effect=draw(steps[use]),
    )


packs = st.lists(rooms | threats | items(), max_size=6, unique_by=lambda card: card.id)


def write_pack(folder: Path, cards: Sequence[Card]) -> Path:
    """Write cards as a pack that extends the core."""
    (folder / "texts").mkdir(parents=True, exist_ok=True)
    manifest = "id: random\nversion: '1'\ngame: shelter\nlanguages: [en]\nlicence: CC0-1.0\n"
    (folder / "pack.yaml").write_text(manifest)
    for kind in ("room", "item", "threat"):
        lines = [f"  {card.id}: {_body(card)}\n" for card in cards if _kind(card) == kind]
        text = "".join(lines) or "  {}\n"
        (folder / f"{kind}s.yaml").write_text(f"deck:\n{text}" if kind == "room" else text)
    names = [f"{_kind(card)}-{card.id} = {card.id}\n" for card in cards]
    (folder / "texts" / "en.ftl").write_text("pack-name = Random\n" + "".join(names))
    return folder


def _kind(card: Card) -> str:
    return type(card).__name__.lower()


def _body(card: Card) -> str:
    if isinstance(card, Threat):
        fight = f"fight: {card.fight}, " if card.fight else ""
        return f"{{copies: {card.copies}, {fight}{_space(card.space)}}}"
    if isinstance(card, Room):
        sides = ("whole",) if len(card.spaces) == 1 else ("left", "right")
        pairs = zip(sides, card.spaces, strict=True)
        printed = ", ".join(f"{side}: {{{_space(space)}}}" for side, space in pairs)
        return f"{{copies: {card.copies}, price: {_row(card.price)}, {printed}}}"
    effect = ", ".join(f"{step}: {_value(step, value)}" for step, value in card.effect)
    return f"{{copies: {card.copies}, kind: {card.kind}, use: {card.use}, effect: [{effect}]}}"


def _space(space: Space) -> str:
    parts = [f"linked: {str(space.linked).lower()}"]
    parts += [f"cost: {_row(space.cost)}"] * bool(space.cost)
    parts += [f"reward: {_row(space.reward)}"] * bool(space.reward)
    parts += [f"letter: {space.letter}"] * bool(space.letter)
    parts += ["injured-only: true"] * space.injured_only
    if space.exchange:
        parts.append(f"exchange: {_row((*space.exchange[0], '<>', *space.exchange[1]))}")
    return ", ".join(parts)


def _row(words: Sequence[str]) -> str:
    return f'"{" ".join(words)}"'


def _value(step: str, value: object) -> str:
    match value:
        case (count, every) if step == "score":
            return f"{{count: {count}, every: {every}}}"
        case tuple(words):
            return _row(words)
        case _:
            return str(value)
