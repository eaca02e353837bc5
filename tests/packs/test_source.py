"""YAML with places: everything that is wrong with a file becomes a problem."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer.content.problems import Problems
from overseer.content.source import MAX_BYTES, Items, Mapping, Scalar, read_yaml
from packs.conftest import Errors, MakePack

QUOTE = 'YAML gives a bare ? a meaning of its own: put quotes round the icons, as in "? ?"'

UNREADABLE = [
    (b"cost: ?\n", f"1:7: a bare ? cannot be read ({QUOTE})"),
    (b"cost:\n  ? W\n", f"2:3: a bare ? cannot be read ({QUOTE})"),
    (b"row: [W, ?, F]\n", f"1:10: a bare ? cannot be read ({QUOTE})"),
    (b"hall:\n\tprice: W\n", "2:1: a tab cannot be used here (use spaces)"),
    (b"hall: 1\nroof: 2\nhall: 3\n", "3:1: hall stands twice (it is first on line 1)"),
    (b'hall: "W\nroof: F\n', "1:7: a quote is not closed (close it with the same quote)"),
    (b"hall: [W, F\n", "1:7: a bracket is not closed (add the missing ] or })"),
    (b"hall: {left: W\n", "1:7: a bracket is not closed (add the missing ] or })"),
    (b"hall: [W} \n", "1:9: a list goes wrong here (put commas between, and ] at the end)"),
    (b"hall: {a: W]\n", "1:12: a block goes wrong here (put commas between, and } at the end)"),
    (b"hall:\n  - W\n roof: F\n", "3:2: this does not fit here (check indentation and quotes)"),
    (b"hall: roof: W\n", "1:11: a colon is not expected here (quote a text with a colon, and look for a key without one on the line before)"),
    (b"hall: W\nroof\n", "2:1: this is not a key (write key: value)"),
    (b"hall: @W\n", "1:7: this character cannot begin a value (use quotes)"),
    (b"hall: 1\n---\nroof: 2\n", "2:1: a second document begins here (remove the --- line)"),
    (b"hall: [\n", "2:1: a bracket is not closed (add the missing ] or })"),
    (b"%HALL\nhall: 1\n", "2:1: is not YAML: expected '<document start>', but found ('<scalar>',) (see docs/packs.md)"),
    (b"hall: *roof\n", "1:7: an alias (*) is not allowed (write it out, or use quotes)"),
    (b"hall: &roof 1\n", "1:7: anchor &roof is not allowed (write it out)"),
    (b"hall: &roof [*roof]\n", "1:7: anchor &roof is not allowed (write it out)"),
    (b"hall: !roof 1\n", "1:7: a tag (!) is not allowed (remove it, or quote the text)"),
    (b"[hall]: 1\n", "1:1: a key must be a word, not a list (see docs/packs.md)"),
    (b"{a: 1}: 1\n", "1:1: a key must be a word, not a block of keys (see docs/packs.md)"),
    (b"- hall\n", "1:1: expected keys and values, found a list (see docs/packs.md)"),
    (b"hall\n", "1:1: expected keys and values, found 'hall' (see docs/packs.md)"),
    (b'"\\q": 1\n', "1:3: is not YAML: found unknown escape character 'q' (see docs/packs.md)"),
    (b"a: 1\nb: \xff\n", "2:4: is not UTF-8 text (save the file as UTF-8)"),
    (b"a: 1\r\nb: \x1b[0m\r\n", "2:4: control character U+001B (remove it)"),
    (b"a: 1\xe2\x80\xa8b: 2\n", "1:5: control character U+2028 (remove it)"),
    (b"a: \xef\xbf\xbe\n", "1:1: is not YAML: unacceptable character #xfffe: special characters are not allowed (see docs/packs.md)"),
    (b"a: " + b"[" * 5000, "1:104: is nested too deeply (see docs/packs.md)"),
    (b"- " * 1000, "1:1: is nested too deeply (see docs/packs.md)"),
    (b" " * (MAX_BYTES + 1), "1:1: is larger than 1,000,000 bytes (split or shorten it)"),
]  # fmt: skip


def read(tmp_path: Path, data: bytes) -> tuple[Mapping | None, list[str]]:
    path = tmp_path / "cards.yaml"
    path.write_bytes(data)
    problems = Problems()
    tree = read_yaml(path, "cards.yaml", problems)
    return tree, [str(problem) for problem in problems.sorted()]


@pytest.mark.parametrize(("data", "error"), UNREADABLE, ids=[case[1] for case in UNREADABLE])
def test_bad_yaml_is_a_problem_at_its_place(tmp_path: Path, data: bytes, error: str) -> None:
    assert read(tmp_path, data)[1] == [f"cards.yaml:{error}"]


def test_every_key_and_value_knows_its_place(tmp_path: Path) -> None:
    tree, problems = read(tmp_path, b"hall:\r\n  left: {cost: W F}\r\n  price: [W]\r\n")
    assert problems == []
    assert tree is not None
    hall = tree.get("hall")
    assert isinstance(hall, Mapping)
    left, price = hall.get("left"), hall.get("price")
    assert isinstance(left, Mapping)
    assert isinstance(price, Items)
    cost = left.entries["cost"]
    assert (cost.key.place.line, cost.key.place.column) == (2, 10)
    assert (cost.value.place.line, cost.value.place.column) == (2, 16)
    assert (price.values[0].place.line, price.values[0].place.column) == (3, 11)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("a: W  F", [(1, 4), (1, 7)]),
        ("a: 'W  F'", [(1, 5), (1, 8)]),
        ('a: "W\n   F"', [(1, 5), (2, 4)]),
        ("a: |\n  W\n  F F", [(2, 3), (3, 3), (3, 5)]),
        ('a: "W \\x3f F"', [(1, 5), (1, 4), (1, 12)]),
    ],
)
def test_words_know_their_own_places(
    tmp_path: Path, text: str, places: list[tuple[int, int]]
) -> None:
    tree, _ = read(tmp_path, text.encode())
    value = tree.get("a") if tree else None
    assert isinstance(value, Scalar)
    assert [(word.place.line, word.place.column) for word in value.words] == places


@pytest.mark.parametrize("data", [b"", b"# nothing but a comment\n", b"\xef\xbb\xbf", b"---\n"])
def test_a_file_without_content_has_no_cards(tmp_path: Path, data: bytes) -> None:
    assert read(tmp_path, data) == (read(tmp_path, b"")[0], [])


def test_words_that_other_yaml_readers_take_for_truth_values_stay_words(tmp_path: Path) -> None:
    tree, _ = read(tmp_path, b"a: [no, yes, on, 1.0, 010, ~, 2020-01-01]\n")
    values = tree.get("a") if tree else None
    assert isinstance(values, Items)
    texts = [value.text for value in values if isinstance(value, Scalar)]
    assert texts == ["no", "yes", "on", "1.0", "010", "~", "2020-01-01"]


def test_a_folder_in_the_place_of_a_file_is_a_problem(errors: Errors, make_pack: MakePack) -> None:
    (make_pack({}) / "rooms.yaml").mkdir()
    assert errors({}) == ["rooms.yaml:1:1: cannot be read: is a directory (check the file)"]


def test_a_file_that_may_not_be_read_is_a_problem(
    errors: Errors, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_bytes = Path.read_bytes

    def refuse(path: Path) -> bytes:
        # Taking away the permission would not stop a test that runs as root.
        if path.name == "items.yaml":
            raise PermissionError(13, "Permission denied")
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert errors({"items.yaml": ""}) == [
        "items.yaml:1:1: cannot be read: permission denied (check the file)"
    ]


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab:-?[]{},\"'|>&*!%#@ \n\tW1<", max_size=40))
def test_no_text_whatever_raises(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzz.yaml"
    path.write_text(text, newline="")
    problems = Problems()
    tree = read_yaml(path, "fuzz.yaml", problems)
    assert tree is not None or problems
    lines = text.split("\n")
    for problem in problems.sorted():
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
