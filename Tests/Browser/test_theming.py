"""The changes of Docs/theming.md, made as the document says: a wiki is built with its blocks."""

import re
from pathlib import Path

import pytest

from sites import expect_none
from test_accessibility import violations

DOCUMENT = Path(__file__).resolve().parents[2] / "Docs/theming.md"
BLOCK = re.compile(r"^`([^`\n]+)`\n```\w+\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def themed(build, tmp_path_factory):
    folder = tmp_path_factory.mktemp("theming")
    for path, text in BLOCK.findall(DOCUMENT.read_text(encoding="utf-8")):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    own = ["--theme", folder / "Theme", "--templates", folder / "Templates"]
    return build("themed", "--fixtures", "--source", "rickandmorty", *own)


def styles(page, selector, *names):
    """What a browser makes of these properties of the first element."""
    return page.eval_on_selector(
        selector, "(element, names) => names.map(name => getComputedStyle(element)[name])", list(names)
    )


def rgb(colour):
    return "rgb({}, {}, {})".format(*bytes.fromhex(colour.lstrip("#")))


@pytest.mark.parametrize("scheme, paper, link", [("light", "#fff8ec", "#8a3206"), ("dark", "#1a140d", "#f6b382")])
def test_the_colours_are_those_of_the_document(open_page, themed, scheme, paper, link):
    page = open_page(color_scheme=scheme)
    page.goto(themed.url + "about.html")
    assert styles(page, "body", "backgroundColor") == [rgb(paper)]
    assert styles(page, "main p a[href^='http']", "color") == [rgb(link)]

    page.goto(themed.url + "characters/index.html")
    assert styles(page, ".card .band", "backgroundColor") == [rgb("#7a3b00")]
    assert styles(page, ".card", "borderBottomRightRadius") == ["12px"]
    page.goto(themed.url + "episodes/index.html")
    assert styles(page, ".card .band", "backgroundColor") != [rgb("#7a3b00")]


def test_a_face_has_its_badges_in_front_and_no_context(open_page, themed, rickandmorty_alone):
    parts = "face => [...face.querySelector('.face-text').children].map(part => part.className)"
    page = open_page()
    page.goto(themed.url + "episodes/1-pilot.html")
    assert page.eval_on_selector(".face", parts) == ["badges", "face-name"]
    before = open_page()
    before.goto(rickandmorty_alone.url + "episodes/1-pilot.html")
    assert before.eval_on_selector(".face", parts) == ["face-name", "face-context"]
    assert page.locator(".face").count() == before.locator(".face").count()


def test_an_episode_has_one_more_line(open_page, themed):
    page = open_page()
    page.goto(themed.url + "episodes/1-pilot.html")
    assert page.inner_text("header .glance") == "At a glance: S01E01 · 2 December 2013"
    assert styles(page, ".glance", "fontSize") == ["14px"]


def test_the_script_leads_back_to_the_top_of_long_pages(open_page, themed):
    page = open_page(viewport={"width": 390, "height": 700})
    page.goto(themed.url + "characters/index.html")
    back = page.get_by_role("link", name="Back to the top")
    back.scroll_into_view_if_needed()
    top = "Math.round(document.getElementById('content').getBoundingClientRect().top)"
    assert page.evaluate(top) < -1000
    back.press("Enter")
    assert 0 <= page.evaluate(top) < 100
    page.goto(themed.url + "favourites.html")
    page.wait_for_load_state()
    assert back.count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page, themed, scheme):
    page = open_page(color_scheme=scheme)
    offences = []
    for path in ["index.html", "characters/index.html", "characters/1-rick-sanchez.html", "episodes/1-pilot.html"]:
        page.goto(themed.url + path)
        offences += [f"{path}: {found}" for found in violations(page)]
    expect_none(offences)
