"""A first session, from an empty folder to a wiki in a file."""

import os
import shutil
import subprocess

from playwright.sync_api import expect

from preview import Preview

TEMPLATE = "Templates/rickandmorty/character.md"
WAIT = 60_000


def test_from_an_empty_folder_to_a_wiki_that_others_open(wikigen, open_page, tmp_path):
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("WIKIGEN", "TMDB"))
    }

    def run(*arguments, folder=tmp_path / "wiki"):
        done = subprocess.run(
            [wikigen, *arguments], cwd=folder, env=environment, capture_output=True, text=True,
            timeout=300)
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("init", "wiki", "--with-templates", folder=tmp_path)
    assert "1,089 pages" in run("build", "--fixtures")
    preview = Preview(wikigen, tmp_path / "wiki", "--fixtures", "--port", "0")
    try:
        preview.wait_until_made()
        page = open_page()
        page.goto(preview.url + "characters/1-rick-sanchez.html")
        template = tmp_path / "wiki" / TEMPLATE
        text = template.read_text(encoding="utf-8")
        template.write_text(text + "\nWords of our own.\n", encoding="utf-8")
        expect(page.get_by_text("Words of our own.")).to_be_visible(timeout=WAIT)
        template.write_text(text + "\n{{nothing}}\n", encoding="utf-8")
        line = len((text + "\n").splitlines()) + 1
        expect(page.get_by_role("alert")).to_contain_text(f"{TEMPLATE}:{line}", timeout=WAIT)
        template.write_text(text + "\nMended words.\n", encoding="utf-8")
        expect(page.get_by_text("Mended words.")).to_be_visible(timeout=WAIT)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.goto("about:blank")
    finally:
        assert preview.stop() == 0

    run("build", "--fixtures")
    run("pack", "--zip", "wiki.zip", "--zim", "wiki.zim")
    checked = subprocess.run(
        ["zimcheck", "-A", tmp_path / "wiki/wiki.zim"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
    shutil.unpack_archive(tmp_path / "wiki/wiki.zip", tmp_path / "elsewhere")
    [index] = (tmp_path / "elsewhere").glob("*/index.html")
    page = open_page()
    page.goto(index.as_uri())
    page.locator("#q").press_sequentially("rick san")
    page.locator(".hit").first.click()
    expect(page.locator("h1")).to_have_text("Rick Sanchez")
    expect(page.get_by_text("Mended words.")).to_be_visible()
