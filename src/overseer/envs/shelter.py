"""The spaces of Fallout Shelter: features and actions for so many players and these packs."""

from __future__ import annotations

from overseer.catalog.shelter.game import ShelterGame
from overseer.envs.lens import shelter as lens
from overseer.envs.space import MOST, Feature, Kind, Layout, Spaces, plain
from overseer.games.shelter import terms as t
from overseer.games.shelter.exchange import side_choices
from overseer.games.shelter.notation import QUESTIONS
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import pack

_MARKS = 9  # training to come: none, a letter, of choice


def spaces(game: ShelterGame, players: int) -> Spaces:
    """What a player sees and can do."""
    exchanges = _exchanges(game.new(players, seed=0))
    layout = Layout(_features(game, players), _kinds(game, players, len(exchanges)))
    return Spaces(
        game,
        players,
        layout,
        lens.ShelterLens(
            layout.length,
            layout.actions,
            layout.starts(),
            layout.strides(),
            layout.blocks,
            lens.printed_on(game.tables),
            exchanges,
            len(game.names.items),
        ),
        is_zero_sum=True,
    )


def _features(game: ShelterGame, players: int) -> tuple[Feature, ...]:
    names = game.names
    items, rooms = len(names.items), len(names.rooms)
    spaces = (players + 1) * t.SPACES
    return (
        Feature("round", (1,), MOST, "rounds that have begun"),
        Feature("last_round", (1,), 1, "the game ends with this round"),
        Feature("first_player", (players,), 1, "who has the token"),
        Feature("to_move", (players,), 1, "who is asked"),
        Feature("question", (len(QUESTIONS),), 1, "what is asked, in the order of `terms`"),
        Feature(
            "plan",
            (t.PLAN_SIZE,),
            4095,
            "the room that is being built: card + 1 (-1: none), side, open price (water, food, "
            "energy, any), item that lowers it + 1",
            least=-1,
        ),
        Feature(
            "players",
            (players, lens.PLAYER_WIDTH),
            MOST,
            "happiness, happiness if it ended now, water, food, energy, untrained and injured "
            "dwellers in front, seven letters (1 trained and well, 2 injured), dwellers owned, "
            "passed, rooms on the own level",
        ),
        Feature("ready_items", (players, items), MOST, "items in front of each player, ready"),
        Feature("exhausted_items", (players, items), MOST, "and exhausted"),
        Feature(
            "spaces",
            (spaces, lens.SPACE_WIDTH),
            MOST,
            "exists, mine, another's, dwellers standing, lying, in training, new dwellers, number "
            "of the threat, beaten; printed: letter (1 S to 7 L), linked, for the injured, cost "
            "(water, food, energy, any, items, injury, room), rewards (water, food, energy, any, "
            "happiness, new dweller, first player, item, ready, build, refresh items, refresh "
            "rooms, heal, train), exchange",
        ),
        Feature("columns", (2 * t.SLOTS,), 12, "the sum of dice over each column"),
        Feature("item_track", (t.TRACK, items), 1, "three cards from left to right"),
        Feature("room_track", (t.TRACK, rooms), 1, "three cards from left to right"),
        Feature("decks", (3,), MOST, "cards in the decks of items, rooms and threats"),
        Feature("item_discards", (items,), MOST, "how many of each"),
        Feature("room_discards", (rooms,), MOST, "how many of each"),
        Feature("threat_discards", (len(names.threats),), MOST, "how many of each"),
    )


def _kinds(game: ShelterGame, players: int, exchanges: int) -> tuple[Kind, ...]:
    """The verbs of seats. What follows from the position (a space's card) is no field."""
    dweller = ("dweller", t.DWELLER_KINDS)
    space = ("space", (players + 1) * t.SPACES)
    item = ("item", len(game.names.items))
    resource = ("resource", t.KINDS)
    letter = ("letter", t.LETTERS)
    return (
        Kind(t.DONE, "done"),
        plain(t.PASS, "pass"),
        Kind(t.PLACE, "place", (dweller, space), (space[1], 0, 0)),
        plain(t.WITH, "with", dweller),
        plain(t.WEAR, "wear", item),
        plain(t.ROOM, "room", ("room", len(game.names.rooms))),
        plain(t.SIDE, "side", ("side", 2)),
        plain(t.DISCOUNTED, "discount", item),
        plain(t.STRIKE, "strike", ("resource or any", t.KINDS + 1)),
        plain(t.PAID, "pay", resource),
        plain(t.GIVE, "give", item),
        plain(t.USE, "use", item),
        plain(t.DIE, "reroll", ("face", 6), first=1),
        plain(t.TAKE, "take", item),
        plain(t.GAINED, "gain", resource),
        plain(t.READIED, "ready", item),
        Kind(
            t.HEALED,
            "heal",
            (("dweller or space", t.DWELLER_KINDS + space[1]), ("training", _MARKS)),
            None,
        ),
        Kind(t.EXCHANGE, "exchange", (("cubes paid and gained", exchanges),), None),
        plain(t.INCOME, "income", resource),
        Kind(t.TRAINED, "train", (space, letter, ("injured", 2)), None),
        plain(t.TRAINEE_IS, "trainee", ("injured", 2)),
    )


def _exchanges(vault: Vault) -> list[int]:
    """Every exchange that any card allows, as packed options."""
    found: dict[int, None] = {}
    for card, shown in enumerate(vault.cards.exchanges):
        for side in (0, 1) if shown else ():
            for paid in side_choices(vault, card, side, False):
                for gained in side_choices(vault, card, 1 - side, True):
                    found[pack(t.EXCHANGE, paid, gained)] = None
    return list(found)
