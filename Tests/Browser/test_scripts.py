"""The theme's scripts and styles as files: their types, their sizes."""

import gzip
import shutil
import subprocess

import pytest

from search_site import THEME, joined


def packed(text):
    return len(gzip.compress(text.encode(), mtime=0))


def test_the_types_of_the_scripts_are_sound():
    compiler = shutil.which("tsc")
    assert compiler, "tsc is missing. Run Scripts/setup test."
    done = subprocess.run(
        [compiler, "-p", THEME / "js" / "jsconfig.json"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("kind", "most"), [("js/head", 2_000), ("js", 13_000), ("js/search", 18_700), ("css", 12_000)])
def test_scripts_and_styles_are_small(kind, most):
    assert packed(joined(kind)) <= most


def test_every_script_and_style_is_part_of_the_site():
    for kind, ending in [("js/head", "js"), ("js", "js"), ("js/search", "js"), ("css", "css")]:
        lines = (THEME / kind / "order.txt").read_text().split()
        listed = [line for line in lines if line != "---"]
        assert sorted(listed) == sorted(file.name for file in (THEME / kind).glob(f"*.{ending}"))


def test_before_anything_is_sought_nothing_of_the_search_is_read(open_page, tmp_path):
    from search_pages import FILMS
    from search_site import SearchSite, films

    site = SearchSite(tmp_path, [films(FILMS)])
    page = open_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))
    page.goto(site.url + "movies/101-the-first-film.html")
    assert sorted(asked)[:3] == ["assets/head.js", "assets/site.css", "assets/site.js"]
    assert not [path for path in asked if "search" in path]
    page.locator("#q").press_sequentially("f")
    page.locator(".hit").first.wait_for()
    assert "assets/search.js" in asked and "assets/search/index.js" in asked
