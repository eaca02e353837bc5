"""The page: files as they were built, packed, and nothing but these."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from overseer.server.settings import Limits
from server.people import Place

PACK = Path(__file__).parents[2] / "web" / "scripts" / "pack.mjs"

ASSET = "assets/table-1a2b3c4d.js"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Overseer</title>", encoding="utf-8")
    script = "export const rules = 0;\n" * 100
    (folder / ASSET).write_text(script, encoding="utf-8")
    (folder / f"{ASSET}.gz").write_bytes(gzip.compress(script.encode(), mtime=0))
    (folder / f"{ASSET}.br").write_bytes(b"packed better")
    (folder / "assets/icons.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


def test_every_answer_has_the_security_headers(run: Callable[..., Place], page: Path) -> None:
    http = run(page=page).http
    for path in ("/", "/api/health", "/api/nothing", "/nothing", f"/{ASSET}"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(
    run: Callable[..., Place], page: Path
) -> None:
    http = run(page=page).http
    index = http.get("/")
    assert (index.status_code, index.headers["cache-control"]) == (200, "no-cache")
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    asset = http.get(f"/{ASSET}", headers={"accept-encoding": "gzip"})
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.text.startswith("export const rules")
    plain = http.get(f"/{ASSET}", headers={"accept-encoding": ""})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] != asset.headers["etag"]
    known = http.get("/", headers={"if-none-match": index.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    (page / "index.html").write_text("<!doctype html><title>New</title>", encoding="utf-8")
    assert "New" in http.get("/").text


def test_nothing_outside_the_page_s_folder_is_served(run: Callable[..., Place], page: Path) -> None:
    http = run(page=page).http
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/a%00b",
    ):
        answer = http.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_without_a_page_the_server_says_how_to_build_it(
    run: Callable[..., Place], tmp_path: Path
) -> None:
    http = run(page=tmp_path / "nowhere").http
    answer = http.get("/")
    assert (answer.status_code, "make page" in answer.text) == (503, True)
    assert http.get("/api/health").status_code == 200


def test_the_best_packing_that_a_browser_reads_is_sent(
    run: Callable[..., Place], page: Path
) -> None:
    http = run(page=page).http
    for wish, packing in (
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.000, gzip; q=0", None),
        ("*", None),
        ("brotli, gz", None),
        (";,;q=", None),
    ):
        with http.stream("GET", f"/{ASSET}", headers={"accept-encoding": wish}) as answer:
            assert answer.headers.get("content-encoding") == packing, wish
            body = b"".join(answer.iter_raw())
        assert int(answer.headers["content-length"]) == len(body)
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        tag = answer.headers["etag"]
        asked = {"accept-encoding": wish, "if-none-match": f'"other", {tag}'}
        again = http.get(f"/{ASSET}", headers=asked)
        assert (again.status_code, again.headers["etag"], again.content) == (304, tag, b"")
        assert "immutable" in again.headers["cache-control"]


def test_a_packed_file_of_an_earlier_build_is_not_sent(
    run: Callable[..., Place], page: Path
) -> None:
    http = run(page=page).http
    (page / ASSET).write_text("export const rules = 1;\n", encoding="utf-8")
    os.utime(page / f"{ASSET}.gz", (1, 1))
    answer = http.get(f"/{ASSET}", headers={"accept-encoding": "gzip"})
    assert answer.text == "export const rules = 1;\n"
    assert "content-encoding" not in answer.headers


def test_no_spelling_of_an_address_costs_memory(run: Callable[..., Place], page: Path) -> None:
    place = run(page=page, limits=Limits(files=(1000.0, 10_000)))
    http = place.http
    http.portal.call(place.server.hall.warm_up)  # type: ignore[union-attr]
    picture = page / "assets" / "icons.svg"
    picture.write_text("<svg/>" * 10_000, encoding="utf-8")

    def ask(number: int) -> None:
        answer = http.get(f"/assets/{'%2e/' * number}icons.svg")
        assert answer.status_code in (200, 404)

    ask(0)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(1, 200):
            ask(number)
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < 50 * picture.stat().st_size


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a" * 300,
        "/" + "a/" * 3000,
        "/assets/" + "%F0%9F%91%AA" * 80,
        "/a%00b",
        "/%ff%fe",
        "/%ed%a0%80",
        "/assets",
        "/assets/",
        "/index.html/",
        "/index.html/x",
        "/con",
        "/~",
        "/%0d%0aSet-Cookie:x=1",
        f"/{ASSET}%20",
    ],
)
def test_an_odd_address_is_a_file_that_is_not_there(
    run: Callable[..., Place], page: Path, path: str
) -> None:
    answer = run(page=page).http.get(path)
    assert answer.status_code in (200, 404)
    assert answer.status_code == 200 or answer.json()["error"]["code"] == "not-found"
    assert "set-cookie" not in answer.headers


def test_files_are_sent_whole(run: Callable[..., Place], page: Path) -> None:
    http = run(page=page).http
    for wish in ("bytes=0-3", "bytes=" + "0-1," * 90 + "5-6", "letters=1", "bytes=9999999-", "="):
        answer = http.get(f"/{ASSET}", headers={"range": wish, "accept-encoding": ""})
        assert (answer.status_code, len(answer.content)) == (200, (page / ASSET).stat().st_size)


def test_the_head_of_a_file_has_no_body(run: Callable[..., Place], page: Path) -> None:
    answer = run(page=page).http.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == (page / "index.html").stat().st_size


def test_files_are_counted_by_address_too(run: Callable[..., Place], page: Path) -> None:
    http = run(page=page, limits=Limits(files=(0.1, 3))).http
    assert [http.get(path).status_code for path in ("/", f"/{ASSET}", "/nothing")] == [
        200,
        200,
        404,
    ]
    refused = http.get("/")
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-frequent")
    assert http.get("/api/health").status_code == 200


def test_the_build_packs_what_gets_smaller(page: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "the page is built with node"
    picture = page / "assets" / "noise.woff2"
    picture.write_bytes(os.urandom(4000))
    (page / f"{ASSET}.gz").unlink()
    (page / f"{ASSET}.br").unlink()
    for _ in range(2):  # what is packed already is not packed once more
        subprocess.run([node, PACK, page], check=True, timeout=60)
    packed = {path.name for path in page.rglob("*") if path.suffix in (".br", ".gz")}
    assert packed == {f"{Path(ASSET).name}{ending}" for ending in (".br", ".gz")}
    assert gzip.decompress((page / f"{ASSET}.gz").read_bytes()) == (page / ASSET).read_bytes()
