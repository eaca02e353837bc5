"""The spaces of Fallout: features and actions for so many survivors and these packs."""

from __future__ import annotations

from itertools import accumulate, pairwise

from overseer.catalog.fallout.game import FalloutGame
from overseer.envs.lens import fallout as lens
from overseer.envs.space import MOST, Feature, Kind, Layout, Spaces, plain
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.notation import QUESTIONS


def spaces(game: FalloutGame, players: int) -> Spaces:
    """What a survivor sees and can do."""
    names, cards = game.names, game.tables
    layout = Layout(_features(game, players), _kinds(game, players))
    copies = [int(number) for number in cards.token_copies]
    return Spaces(
        game,
        players,
        layout,
        lens.FalloutLens(
            layout.length,
            layout.actions,
            layout.starts(),
            layout.strides(),
            layout.blocks,
            [0, *accumulate(copies)][:-1],
            [len(names.characters), len(names.items), len(names.perks), len(names.agendas)],
        ),
    )


def _features(game: FalloutGame, players: int) -> tuple[Feature, ...]:
    names = game.names
    items, agendas = len(names.items), len(names.agendas)
    return (
        Feature("scenario", (len(names.scenarios),), 1, "which one is played"),
        Feature("round", (1,), MOST, "rounds that have begun; 0 during the set-up"),
        Feature("first_player", (players,), 1, "who has the token"),
        Feature("to_move", (players,), 1, "who is asked"),
        Feature("question", (len(QUESTIONS),), 1, "what is asked, in the order of `terms`"),
        Feature("active", (players,), 1, "whose turn it is"),
        Feature("turn", (2,), MOST, "actions and movement points left"),
        Feature("power", (t.FACTIONS,), MOST, "of star and shield"),
        Feature("target", (1,), MOST, "the influence that wins"),
        Feature(
            "survivors",
            (players, lens.SURVIVOR_WIDTH),
            MOST,
            "HP, maximum HP, rads, XP, Caps, agendas in hand, eliminated, seven letters, six "
            "traits (idolized, vilified, synth, super-mutant, well-rested, addicted)",
        ),
        Feature("characters", (players, len(names.characters)), 1, "who is whom"),
        Feature("equipped", (players, items), MOST, "items in the slots of each survivor"),
        Feature("inventory", (players, items), MOST, "in the inventory"),
        Feature("beside", (players, items), MOST, "beside the board"),
        Feature("exhausted", (players, items), MOST, "how many of all these are exhausted"),
        Feature("perks", (players, len(names.perks)), MOST, "perks of each survivor"),
        Feature("loyal", (players, agendas), 1, "the agenda that is laid open"),
        Feature(
            "hand", (agendas,), MOST, "the own agendas; those of others are hidden", is_private=True
        ),
        Feature("influence", (1,), MOST, "the own, as it is now", is_private=True),
        Feature(
            "tiles", (lens.MAP_SLOTS, 3), 1, "faceup, facedown and dangerous, facedown and deadly"
        ),
        Feature(
            "spaces",
            (lens.MAP_NODES, lens.SPACE_WIDTH),
            MOST,
            "exists, me, other survivors, facedown tokens, active enemies, the highest level of "
            "these, their weak areas as bits (head 1, body 2, arms 4, legs 8), tokens that are no "
            "enemies, quest markers, difficult, irradiated, encounter deck (wasteland 1, "
            "settlement 2, vaults 3 and 4), its level, the enemy type that spawns (critter 1, "
            "human 2, robot 3, monster 4, super mutant 5), the types of facedown tokens as bits "
            "(critter 1, human 2, robot 4, monster 8, super mutant 16, star 32, shield 64); eight "
            "to a slot, the last is the facedown tile",
        ),
        Feature(
            "quests",
            (len(names.quests), lens.QUEST_WIDTH),
            MOST,
            "staged, rounds left, how far each of three objectives has come",
        ),
        Feature("shop", (items,), MOST, "what is for sale"),
        Feature("activation", (agendas,), 1, "the agenda that activates enemies"),
        Feature("encounter", (len(names.encounters),), 1, "the one that is being resolved"),
        Feature(
            "contest",
            (lens.CONTEST_WIDTH,),
            MOST,
            "fight, test, mine, level of the enemy, difficulty, rerolls; of each of three dice: "
            "head, body, arms, legs, hits; seven letters that allow rerolls, counted",
        ),
        Feature("opponent", (len(names.tokens),), 1, "the token that is fought"),
        Feature(
            "deal",
            (lens.DEAL_WIDTH,),
            MOST,
            "there is one, I propose it, Caps given, Caps wanted, agendas given, agendas wanted, "
            "agendas named in return",
        ),
        Feature("deal_gives", (items,), MOST, "items that the proposer gives"),
        Feature("deal_wants", (items,), MOST, "and wants"),
        Feature(
            "decks",
            (4 + t.ENCOUNTER_DECKS + t.TYPES,),
            MOST,
            "cards in loot, asset, agenda and unique, in four encounter decks; tokens in five "
            "stacks",
        ),
        Feature("discards", (items,), MOST, "loot and assets, how many of each"),
        Feature("agenda_discards", (agendas,), MOST, "those that were discarded faceup"),
        Feature("deals", (1,), MOST, "deals struck so far"),
        Feature("dealers", (players,), 1, "the two who make the deal"),
        Feature(
            "deal_agendas",
            (agendas,),
            1,
            "agendas in the deal: the own ones, and those that were shown",
            is_private=True,
        ),
    )


def _kinds(game: FalloutGame, players: int) -> tuple[Kind, ...]:
    """The verbs of seats."""
    names, cards = game.names, game.tables
    node = ("space", lens.MAP_NODES)
    item = ("item", len(names.items))
    agenda = ("agenda", len(names.agendas))
    perk = ("perk", len(names.perks))
    quest = ("quest", len(names.quests))
    objective = ("objective", t.OBJECTIVES)
    letter = ("letter", t.LETTERS)
    seat = ("seat", players)
    held = (item, ("place", 3), ("exhausted", 2))
    faction = ("faction", t.FACTIONS)
    others = sum(int(number) for number in cards.token_copies)
    return (
        plain(t.DONE, "done"),
        plain(t.CHOOSE_CHARACTER, "character", ("character", len(names.characters))),
        plain(t.STAND, "stand", node),
        plain(t.MOVE, "move"),
        plain(t.STEP, "step", node),
        plain(t.EXPLORE, "explore", ("slot", lens.MAP_SLOTS)),
        plain(t.ENCOUNTER, "encounter"),
        Kind(t.FIGHT, "fight", (faction, node), None, more=others),
        plain(t.QUEST, "quest", quest, objective),
        plain(t.CAMP, "camp"),
        plain(t.USE, "use", item, ("use", t.USES)),
        plain(t.PLAY_PERK, "perk", perk),
        plain(t.EQUIP, "equip", item),
        plain(t.LOYAL, "loyal", agenda),
        plain(t.HIDE, "hide"),
        plain(t.END_TURN, "end"),
        plain(t.ROLL_NOW, "roll"),
        plain(t.REROLL, "reroll", ("dice", 8)),
        plain(t.REST, "rested"),
        plain(t.CHOOSE, "choose", ("option", _most_choices(cards))),
        plain(t.COMPLETE, "complete", quest, objective),
        plain(t.PUT, "put", node),
        Kind(t.ACT, "act", (faction, node), None, more=others),
        plain(t.KEEP_LETTER, "keep", letter),
        plain(t.TAKE_PERK, "take", perk),
        plain(t.DISCARD, "discard", *held),
        plain(t.DROP, "drop", agenda),
        plain(t.BUY, "buy", item),
        plain(t.SELL, "sell", *held),
        plain(t.RECRUIT, "recruit", item),
        plain(t.RECOVER, "recover"),
        plain(t.GET_REST, "rest"),
        plain(t.UNEXHAUST, "unexhaust", *held),
        plain(t.UNEXHAUST_ALL, "unexhaust-all"),
        Kind(t.TRADE, "trade", (seat,), None),
        plain(t.GIVE, "give", *held),
        plain(t.GIVE_CAPS, "give-caps", ("number", lens.MOST_CAPS), first=1),
        plain(t.GIVE_AGENDA, "give-agenda", agenda),
        plain(t.WANT, "want", *held),
        plain(t.WANT_CAPS, "want-caps", ("number", lens.MOST_CAPS), first=1),
        plain(t.WANT_AGENDAS, "want-agendas", ("number", agenda[1]), first=1),
        plain(t.SHOW, "show", agenda),
        plain(t.PROPOSE, "propose"),
        plain(t.ACCEPT, "accept"),
        plain(t.DECLINE, "decline"),
        plain(t.COUNTER, "counter"),
        plain(t.VOTE, "vote", ("answer", 2)),
        Kind(t.PICK_SEAT, "pick", (seat,), None),
        plain(t.TURN_DIE, "turn", ("die", 3), ("face", 6)),
        plain(t.DEPOSIT, "deposit", ("number", max(map(int, cards.objective_count))), first=1),
        Kind(
            t.KILL,
            "kill",
            (faction, node, ("which of equal ones", lens.STANDINGS)),
            None,
            more=others,
        ),
        plain(t.SALVAGE, "salvage", item),
    )


def _most_choices(cards: Cards) -> int:
    """The most options that an encounter or a choice on a card has."""
    options = [int(number) for number in cards.encounter_options]
    most = max(after - before for before, after in pairwise(options))
    rows = range(0, len(cards.code), t.O_WIDTH)
    return max(
        most, *(int(cards.code[row + 1]) for row in rows if cards.code[row] == t.O_CHOOSE), 1
    )
