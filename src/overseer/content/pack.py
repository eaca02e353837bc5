"""Packs: folders with a `pack.yaml`, card data in YAML and names in Fluent."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from overseer.content.fields import Fields, is_kebab
from overseer.content.problems import Place, Problems, suggest
from overseer.content.source import Mapping, Scalar, read_yaml
from overseer.registry import names, registration_of

BUILT_IN = Path(__file__).parent.parent / "packs"
CORE = "core"
MANIFEST = "pack.yaml"

_KEYS = ("id", "version", "game", "languages", "licence", "base", "standalone", "remove")
_NEEDED = ("id", "version", "game", "languages", "licence")
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_VERSION = re.compile(r"[0-9][0-9A-Za-z.+-]*")


@dataclass(frozen=True, slots=True)
class PackInfo:
    """What a pack says about itself, and the two hashes that tell it from any other.

    `hash` covers card data and texts, `rules_hash` only what can change a game; lessons are part of
    neither. `story` lists the languages of the story texts, in games that have any. `base` is the
    built-in pack that it is made for; empty for the usual one of the game.
    """

    id: str
    version: str
    game: str
    languages: tuple[str, ...]
    licence: str
    standalone: bool
    remove: tuple[str, ...]
    hash: str
    rules_hash: str
    folder: Path
    story: tuple[str, ...] = ()
    base: str = ""


@dataclass(frozen=True, slots=True)
class Pack:
    """An opened pack: its manifest, and how messages call its files."""

    info: PackInfo
    label: str
    manifest: Mapping
    removed: tuple[Scalar, ...]

    def spot(self, key: str) -> Place:
        """The place of a value in the manifest, or its beginning."""
        node = self.manifest.get(key)
        return node.place if node else Place(self.file(MANIFEST))

    def path(self, name: str) -> Path:
        """The path of one of its files."""
        return self.info.folder / name

    def file(self, name: str) -> str:
        """The name of one of its files in messages."""
        return f"{self.label}/{name}"

    def read(self, name: str, problems: Problems) -> Mapping | None:
        """One of its YAML files; None if it cannot be read, empty if the pack has no such file."""
        if not self.path(name).exists():
            return Mapping(Place(self.file(name)), {})
        return read_yaml(self.path(name), self.file(name), problems)


class OwnDoubts(Problems):
    """Doubts about one pack; what lies in the packs below it is not its author's concern."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self._label = pack.file("")

    def add(self, place: Place, message: str, hint: str = "") -> None:
        """Note a doubt if the place is in the pack."""
        if place.file.startswith(self._label):
            super().add(place, message, hint)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name that is too long for any folder
        return False


def find(source: Path | str, game: str) -> tuple[Path, str]:
    """The folder of a pack and its name in messages.

    A bare word names a built-in pack of the game; anything else is the path of a folder.
    """
    if isinstance(source, str) and source in built_in(game):
        return BUILT_IN / game / source, f"{game}/{source}"
    return Path(source), str(Path(source))


def standing_alone(game: str) -> list[str]:
    """The ids of a game's built-in packs that are complete in themselves."""
    packs = [open_pack(*find(name, game), Problems()) for name in built_in(game)]
    return [pack.info.id for pack in packs if pack is not None and pack.info.standalone]


def open_pack(folder: Path, label: str, problems: Problems) -> Pack | None:
    """Read the manifest of a pack; None if the folder holds no readable one."""
    if not _is_folder(folder):
        owners = [game for game in names() if label in built_in(game)]
        if owners:
            message = f"is no folder, but a built-in pack of {' and of '.join(owners)}"
            problems.add(Place(label), message, f"use it with {' or '.join(owners)}")
        else:
            problems.add(Place(label), "is not a folder", "give the folder that holds pack.yaml")
        return None
    file = f"{label}/{MANIFEST}"
    if not (folder / MANIFEST).exists():
        problems.add(Place(file), "is missing", "a pack is a folder with a pack.yaml")
        return None
    manifest = read_yaml(folder / MANIFEST, file, problems)
    if manifest is None:
        return None
    fields = Fields(manifest, "the pack", _keys(manifest), problems, _NEEDED)
    texts = (*text_files(folder), *story_files(folder))
    removed = fields.names("remove", "[old-card, other-card]")
    info = PackInfo(
        id=_matching(fields, "id", problems),
        version=_matching(fields, "version", problems),
        game=fields.text("game"),
        languages=_languages(fields, "languages", problems),
        licence=fields.text("licence"),
        standalone=fields.flag("standalone"),
        remove=tuple(name.text for name in removed),
        hash=_hash(folder, label, (*data_files(folder), *texts), problems),
        rules_hash=_hash(folder, label, data_files(folder), problems),
        folder=folder,
        story=_languages(fields, "story", problems),
        base=fields.text("base"),
    )
    if info.base and info.standalone:
        message = "a standalone pack lies on no other"
        problems.add(fields.place_of("base"), message, "remove base, or standalone")
    return Pack(info, label, manifest, removed)


def open_for(game: str, folder: Path, label: str, problems: Problems) -> Pack | None:
    """Read the manifest of a pack for a game; None if it is no readable one, or another game's."""
    pack = open_pack(folder, label, problems)
    if pack is None or pack.info.game == game:
        return pack
    if pack.info.game:
        message = f"this is a pack for the game {pack.info.game}, not for {game}"
        problems.add(pack.spot("game"), message, f"use it with {pack.info.game}")
    return None


def built_in(game: str) -> tuple[str, ...]:
    """The ids of the packs that come with the program for a game."""
    return tuple(sorted(path.parent.name for path in (BUILT_IN / game).glob(f"*/{MANIFEST}")))


def base_of(packs: Iterable[Pack], usual: str) -> str:
    """The built-in pack on which some packs lie: the one that the first of them asks for."""
    wanted = (pack.info.base for pack in packs if pack.info.base in built_in(pack.info.game))
    return next(wanted, usual)


def data_files(folder: Path) -> tuple[str, ...]:
    """The YAML files of a pack's cards, relative to its folder; hidden ones are nobody's."""
    lessons = lesson_files(folder)
    return tuple(each for each in _files(folder, ("*.yaml", "*/*.yaml")) if each not in lessons)


def lesson_files(folder: Path) -> tuple[str, ...]:
    """The YAML files of a pack's lessons, relative to its folder."""
    return _files(folder, ("lessons/*.yaml",))


def text_files(folder: Path) -> tuple[str, ...]:
    """The Fluent files of a pack, relative to its folder."""
    return _files(folder, ("texts/*.ftl",))


def story_files(folder: Path) -> tuple[str, ...]:
    """The Fluent files with the story of a pack, relative to its folder."""
    return _files(folder, ("story/*.ftl",))


def check_files(pack: Pack, known: Sequence[str], problems: Problems) -> None:
    """Note YAML files that the game does not read: a misspelt name would lose its cards."""
    for name in data_files(pack.info.folder):
        if name not in known:
            problems.add(Place(pack.file(name)), "no such file in a pack", suggest(name, known))
    for name in _files(pack.info.folder, ("*.yml",)):
        problems.add(Place(pack.file(name)), "is not read", "let its name end in .yaml")


def _files(folder: Path, patterns: Iterable[str]) -> tuple[str, ...]:
    found = {
        path.relative_to(folder).as_posix()
        for pattern in patterns
        for path in folder.glob(pattern)
        if path.is_file()
    }
    return tuple(sorted(name for name in found if not name.startswith(".") and "/." not in name))


def _hash(folder: Path, label: str, names: Iterable[str], problems: Problems) -> str:
    """SHA-256 over names and contents; line endings do not count."""
    digest = hashlib.sha256()
    for name in sorted(names):
        try:
            data = (folder / name).read_bytes()
        except OSError as error:
            reason = (error.strerror or "unknown reason").lower()
            problems.add(Place(f"{label}/{name}"), f"cannot be read: {reason}", "check the file")
            continue
        data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        digest.update(f"{name}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()


def _matching(fields: Fields, key: str, problems: Problems) -> str:
    """The id or the version of a pack, checked for its form."""
    text = fields.text(key)
    if key == "id" and text and not is_kebab(text):
        problems.add(fields.place_of(key), f"id '{text}' is not in kebab-case", "as in my-cards")
    if key == "version" and text and not _VERSION.fullmatch(text):
        problems.add(fields.place_of(key), f"version '{text}' is no version", "as in 1.0.0")
    return text


def _keys(manifest: Mapping) -> tuple[str, ...]:
    game = manifest.get("game")
    known = registration_of(game.text) if isinstance(game, Scalar) else None
    told = known is not None and known.has_story  # then a pack says in which languages it tells it
    return (*_KEYS, "story") if told else _KEYS


def _languages(fields: Fields, key: str, problems: Problems) -> tuple[str, ...]:
    names = fields.names(key, "[en]")
    languages: list[str] = []
    for name in names:
        if not _LANGUAGE.fullmatch(name.text):
            problems.add(name.place, f"'{name.text}' is no language code", "as in en, pl, ru")
        elif name.text in languages:
            problems.add(name.place, f"language {name.text} stands twice", "remove one")
        else:
            languages.append(name.text)
    if fields.items(key, "[en]") is not None and not names:
        problems.add(fields.place_of(key), "no language is listed", "as in [en]")
    return tuple(languages)
