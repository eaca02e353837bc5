"""Reading spaces, rooms and threats."""

from __future__ import annotations

from overseer.content.fields import Fields, as_mapping
from overseer.content.problems import Place, Problems
from overseer.content.shelter.cards import Icons, Room, Space, Threat
from overseer.content.shelter.icons import COSTS, LETTERS, RESOURCES, REWARDS, read_icons
from overseer.content.source import Mapping, Node, Word

MAX_COPIES = 99
FIGHTS = (2, 20)
ARROW = "<>"

_SPACE = ("cost", "reward", "exchange", "letter", "linked", "injured-only")
_SIDES = ("left", "right")


def read_space(node: Node, name: str, problems: Problems) -> Space:
    """A space of a room or an elevator."""
    mapping = as_mapping(node, name, problems, f"as in {name}: {{cost: W, reward: H}}")
    if mapping is None:
        return Space()
    fields = Fields(mapping, f"the space '{name}'", _SPACE, problems)
    return _space(fields, f"the space '{name}'", problems)


def read_room(card_id: str, body: Mapping, starting: bool, problems: Problems) -> Room:
    """A room card; a starting room has neither price nor copies."""
    deck_only = () if starting else ("copies", "price")
    needed = () if starting else ("price",)
    fields = Fields(body, f"room {card_id}", (*deck_only, *_SIDES, "whole"), problems, needed)
    price: Icons = ()
    if "price" in fields:
        price = read_icons(fields.words("price", "W W E E"), "price", RESOURCES, problems)
    return Room(
        id=card_id,
        copies=fields.number("copies", 1, MAX_COPIES, 1),
        price=price,
        spaces=_sides(card_id, fields, problems),
    )


def read_threat(card_id: str, body: Mapping, problems: Problems) -> Threat:
    """A threat card, which is one space with or without a fight icon."""
    fields = Fields(body, f"threat {card_id}", ("copies", "fight", *_SPACE), problems)
    return Threat(
        id=card_id,
        copies=fields.number("copies", 1, MAX_COPIES, 1),
        fight=fields.number("fight", *FIGHTS, 0),
        space=_space(fields, f"threat {card_id}", problems),
    )


def _sides(card_id: str, fields: Fields, problems: Problems) -> tuple[Space, ...]:
    """Left and right, or the one space of the whole room (SH-R-46)."""
    sides = [side for side in _SIDES if side in fields]
    if "whole" in fields and sides:
        message = f"room {card_id} has both 'whole' and '{sides[0]}'"
        problems.add(fields.place_of("whole"), message, "keep left and right, or whole alone")
    elif "whole" not in fields and sides != list(_SIDES):
        missing = " and no ".join(f"'{side}'" for side in _SIDES if side not in sides)
        hint = "add left: and right:, or one space as whole:"
        problems.add(fields.place, f"room {card_id} has no {missing}", hint)
    names = ("whole",) if "whole" in fields else _SIDES
    nodes = [(name, fields.node(name)) for name in names]
    return tuple(read_space(node, name, problems) for name, node in nodes if node is not None)


def _space(fields: Fields, name: str, problems: Problems) -> Space:
    space = Space(
        cost=read_icons(fields.words("cost", "W F"), "cost", COSTS, problems),
        reward=read_icons(fields.words("reward", "W F"), "reward", REWARDS, problems),
        letter=fields.choice("letter", LETTERS),
        linked=fields.flag("linked"),
        injured_only=fields.flag("injured-only"),
        exchange=_exchange(fields.words("exchange", "W <> F F"), problems),
    )
    if not any(key in fields for key in ("cost", "reward", "exchange")):
        problems.add(fields.place, f"{name} is empty", "give it a cost, a reward or an exchange")
    if "room-price" in space.cost:
        _check_paid_build(space, fields, problems)
    return space


def _exchange(words: tuple[Word, ...], problems: Problems) -> tuple[Icons, Icons] | None:
    """The two sides of an exchange icon; both show resources."""
    if not words:
        return None
    arrows = [index for index, word in enumerate(words) if word.text == ARROW]
    if len(arrows) != 1 or arrows[0] in (0, len(words) - 1):
        message = f"an exchange has two sides with one {ARROW} between"
        problems.add(words[arrows[1] if len(arrows) > 1 else 0].place, message, "as in W <> F F")
        return None
    sides = words[: arrows[0]], words[arrows[0] + 1 :]
    left, right = (read_icons(side, "exchange", RESOURCES, problems) for side in sides)
    return left, right


def _check_paid_build(space: Space, fields: Fields, problems: Problems) -> None:
    """The data half of SH-R-23: a room's price is known before its build icon is reached."""
    if space.cost.count("room-price") > 1:
        message = "room-price stands twice in one cost"
        problems.add(_place_of_icon(fields, "cost", "room-price", 1), message, "remove one")
    if "build" not in space.reward:
        message = "room-price needs a build icon in the reward"
        problems.add(_place_of_icon(fields, "cost", "room-price"), message, "add build")
    elif "refresh-rooms" in space.reward[: space.reward.index("build")]:
        message = "refresh-rooms stands left of build on a space with room-price"
        place = _place_of_icon(fields, "reward", "refresh-rooms")
        problems.add(place, message, "the room is paid for before: put refresh-rooms last")


def _place_of_icon(fields: Fields, key: str, icon: str, nth: int = 0) -> Place:
    return [word.place for word in fields.words(key, icon) if word.text == icon][nth]
