"""Reading perks: letters and one use."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.scope import Scope, read_letters
from overseer.content.fallout.uses import Use, read_use
from overseer.content.fields import Fields
from overseer.content.problems import Problems
from overseer.content.source import Mapping


@dataclass(frozen=True, slots=True)
class Perk:
    """A perk card, which goes back to its deck when it is used."""

    id: str
    letters: str
    use: Use


def read_perk(card_id: str, body: Mapping, problems: Problems) -> Perk:
    """A perk card."""
    scope = Scope(problems, "perk")
    keys = ("letters", "use")
    fields = Fields(body, f"perk {card_id}", keys, problems, keys)
    letters, node = fields.node("letters"), fields.node("use")
    use = read_use(node, "the use", scope, perk=True) if node else None
    return Perk(
        id=card_id,
        letters=(read_letters(letters, "letters", scope) or "") if letters else "",
        use=use or Use("", "discard", None, (), ()),
    )
