"""`wikigen serve`: what one changes shows by itself, and so does what is wrong."""

import json
import shutil
import socket
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from preview import Preview

WAIT = 60_000
"""Milliseconds within which a busy machine shows a change; benchmarks measure how fast it is."""

FIXTURES = Path(__file__).resolve().parents[2] / "Fixtures"
SOURCE = ["--fixtures", "--source", "rickandmorty", "--port", "0"]


@pytest.fixture
def serve(wikigen, tmp_path):
    started = []

    def serve(*arguments):
        started.append(Preview(wikigen, tmp_path, *arguments))
        return started[-1]

    yield serve
    for preview in started:
        preview.stop()


def put(folder, path, text):
    """As editors save: beside, then in place."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def character(preview):
    return preview.url + "characters/1-rick-sanchez.html"


def test_a_changed_template_shows_by_itself(serve, open_page, tmp_path):
    preview = serve(*SOURCE, "--sub", "/wiki")
    assert preview.url.endswith("/wiki/")
    preview.wait_until_made()
    page = open_page()
    page.goto(character(preview))
    expect(page.locator("h1")).to_have_text("Rick Sanchez", timeout=WAIT)
    put(tmp_path, "Templates/rickandmorty/character.md", "# {{entry.title}}\n\nMade of nothing else.\n")
    expect(page.get_by_text("Made of nothing else.")).to_be_visible(timeout=WAIT)
    (tmp_path / "Templates/rickandmorty/character.md").unlink()
    expect(page.locator(".infobox")).to_be_visible(timeout=WAIT)
    assert not (tmp_path / "site").exists()


def test_a_fault_stands_above_the_page_until_it_is_mended(serve, open_page, tmp_path):
    preview = serve(*SOURCE)
    preview.wait_until_made()
    page = open_page()
    page.goto(character(preview))
    put(tmp_path, "Templates/rickandmorty/character.md", "# {{entry.title}}\n\n{{entyr.title}}\n")
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("Templates/rickandmorty/character.md:3", timeout=WAIT)
    expect(fault).to_contain_text("'entyr.title'")
    expect(page.locator("h1")).to_have_text("Rick Sanchez")
    put(tmp_path, "Templates/rickandmorty/character.md", "# {{entry.title}}\n\nMended.\n")
    expect(page.get_by_text("Mended.")).to_be_visible(timeout=WAIT)
    expect(fault).to_have_count(0)
    assert "character.md:3" in preview.complaints()


def test_a_changed_style_and_configuration_show_by_themselves(serve, open_page, tmp_path):
    preview = serve(*SOURCE)
    preview.wait_until_made()
    page = open_page()
    page.goto(preview.url + "about.html")
    expect(page.locator("h1")).to_be_visible(timeout=WAIT)
    put(tmp_path, "wikigen.yml", "site:\n  title: Another title\n")
    expect(page.locator(".brand")).to_have_text("Another title", timeout=WAIT)
    put(tmp_path, "Theme/css/offline.css", "h1 { color: rgb(1, 2, 3); }\n")
    expect(page.locator("h1")).to_have_css("color", "rgb(1, 2, 3)", timeout=WAIT)
    put(tmp_path, "wikigen.yml", "site:\n  titel: Misspelt\n")
    expect(page.get_by_role("alert")).to_contain_text("wikigen.yml", timeout=WAIT)
    put(tmp_path, "wikigen.yml", "site:\n  title: The last title\n")
    expect(page.locator(".brand")).to_have_text("The last title", timeout=WAIT)


def test_without_a_wiki_yet_the_fault_stands_alone(serve, unwatched_page, tmp_path):
    put(tmp_path, "Theme/css/tokens.css", "@import url(https://elsewhere.example/);\n")
    preview = serve(*SOURCE)
    page = unwatched_page()
    page.goto(preview.url)
    expect(page.get_by_role("alert")).to_contain_text("Theme/css/tokens.css", timeout=WAIT)
    (tmp_path / "Theme/css/tokens.css").unlink()
    expect(page.locator(".brand")).to_be_visible(timeout=WAIT)


def test_recorded_answers_are_watched_too(serve, open_page, tmp_path):
    recorded = tmp_path / "recorded"
    shutil.copytree(FIXTURES, recorded)
    preview = serve("--recorded", "recorded", "--source", "rickandmorty", "--port", "0")
    preview.wait_until_made()
    page = open_page()
    page.goto(character(preview))
    expect(page.locator("h1")).to_have_text("Rick Sanchez", timeout=WAIT)
    first = recorded / "rickandmorty/character/page-1.json"
    answer = json.loads(first.read_text(encoding="utf-8"))
    answer["results"][0]["species"] = "Cucumber"
    put(recorded, "rickandmorty/character/page-1.json", json.dumps(answer))
    expect(page.locator(".infobox")).to_contain_text("Cucumber", timeout=WAIT)


def test_nothing_but_the_wikis_files_can_be_read(serve, tmp_path):
    preview = serve(*SOURCE, "--sub", "/wiki")
    preview.wait_until_made()
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    folder = tmp_path / ".wikigen/preview"
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "linked").symlink_to(tmp_path)
    (folder / ".hidden").write_text("secret", encoding="utf-8")
    for path in [
        "/wiki/link.txt", "/wiki/linked/secret.txt", "/wiki/.hidden", "/wiki/.nojekyll",
        "/wiki/../../secret.txt", "/wiki/%2e%2e/%2e%2e/secret.txt", "/wiki/..%2f..%2fsecret.txt",
        "/wiki//etc/passwd", "/wiki/assets%00.css", "/secret.txt", "//etc/passwd", "/wiki/%ff",
        "/wiki/characters/../../../secret.txt", "/wiki/_preview/../.hidden",
    ]:
        status, _, body = preview.ask(path)
        assert status == 404, path
        assert b"secret" not in body.replace(b"secret.txt", b""), path
    status, fields, _ = preview.ask("/wiki/", "POST")
    assert (status, fields["Allow"]) == (405, "GET, HEAD")
    assert preview.ask("/wiki/", Host="elsewhere.example")[0] == 403
    assert preview.ask("/wiki/", Host=f"localhost:{preview.port}")[0] == 200


def test_files_have_their_types_and_ranges(serve, tmp_path):
    preview = serve(*SOURCE)
    preview.wait_until_made()
    folder = tmp_path / ".wikigen/preview"
    types = {
        "index.html": "text/html; charset=utf-8", "assets/icon.svg": "image/svg+xml",
        "wikigen-manifest.json": "application/json",
    }
    for path, kind in types.items():
        assert preview.ask(f"/{path}")[1]["Content-Type"] == kind
    icon = (folder / "assets/icon.svg").read_bytes()
    status, fields, body = preview.ask("/assets/icon.svg", Range="bytes=2-5")
    assert (status, body) == (206, icon[2:6])
    assert fields["Content-Range"] == f"bytes 2-5/{len(icon)}"
    assert preview.ask("/assets/icon.svg", Range="bytes=-5")[2] == icon[-5:]
    status, fields, _ = preview.ask("/assets/icon.svg", Range=f"bytes={len(icon)}-")
    assert (status, fields["Content-Range"]) == (416, f"bytes */{len(icon)}")
    status, fields, body = preview.ask("/assets/icon.svg", "HEAD")
    assert (status, int(fields["Content-Length"]), body) == (200, len(icon), b"")
    status, fields, _ = preview.ask("/characters")
    assert (status, fields["Location"]) == (307, "/characters/")
    assert preview.ask("/characters/")[0] == 200
    status, _, body = preview.ask("/characters/none.html")
    assert status == 404 and b"<h1" in body
    # What the preview adds is in its answers alone.
    assert b"_preview" in preview.ask("/index.html")[2]
    assert b"_preview" not in (folder / "index.html").read_bytes()


def test_it_ends_at_once_with_a_page_open(serve, unwatched_page):
    preview = serve(*SOURCE)
    page = unwatched_page()
    page.goto(preview.url + "index.html")
    expect(page.locator("h1")).to_be_visible(timeout=WAIT)
    assert preview.stop() == 0


def test_a_port_that_is_taken_is_a_fault_only_where_it_was_asked_for(serve, wikigen, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [wikigen, "serve", *SOURCE, "--port", str(port)], cwd=tmp_path, capture_output=True,
            text=True, timeout=60)
    assert done.returncode == 69
    assert f"127.0.0.1:{port} is in use by another program" in done.stderr


LARGE_PAGES = Path("/sys/kernel/mm/transparent_hugepage")


@pytest.mark.skipif(not LARGE_PAGES.exists(), reason="the system has no transparent huge pages")
def test_memory_is_had_in_large_parts_and_pages(serve):
    preview = serve(*SOURCE)
    preview.wait_until_made()
    maps = Path(f"/proc/{preview.process.pid}/smaps").read_text(encoding="utf-8")
    # Of each mapping one line of many says how large it is, and another what the system notes of it.
    sizes = [int(line.split()[1]) for line in maps.splitlines() if line.startswith("Size:")]
    flags = [line.split() for line in maps.splitlines() if line.startswith("VmFlags:")]
    large = [size for size, noted in zip(sizes, flags, strict=True) if {"hg", "wr"} <= {*noted}]
    assert large and all(size % (64 << 10) == 0 for size in large), large
