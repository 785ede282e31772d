"""Favourites: kept in the browser, taken along as a file, never trusted."""

import json

import pytest
from playwright.sync_api import expect

from search_pages import DENIED, FULL, base, expect_titles, hand, served, titles  # noqa: F401


@pytest.fixture
def page(open_page, base):
    page = open_page()
    page.goto(base + "characters/index.html")
    return page


def kept(page):
    return json.loads(page.evaluate("localStorage.getItem('hand.favourites')"))


def test_a_heart_on_a_card_is_a_heart_on_the_page_and_stands_on_the_list(page, base):
    heart = page.locator(".card .heart").first
    assert heart.get_attribute("aria-pressed") == "false"
    assert heart.inner_text().split() == "Favourite Zoë Álvarez".split()
    heart.click()
    assert heart.get_attribute("aria-pressed") == "true"
    page.locator(".card .heart").nth(3).click()

    page.goto(base + "characters/1-zoe-alvarez.html")
    own = page.get_by_role("button", name="Favourite")
    expect(own).to_have_attribute("aria-pressed", "true")
    (first, second) = kept(page)
    assert (second["id"], second["href"]) == ("characters/1", "characters/1-zoe-alvarez.html")
    assert second["picture"] == "images/drawn.svg" and first["picture"] == ""

    page.goto(base + "favourites.html")
    expect_titles(page, ["Ann Other", "Zoë Álvarez"])
    assert page.locator(".count").inner_text() == "2 favourites"
    page.locator(".band a").last.click()
    assert page.url == base + "characters/1-zoe-alvarez.html"
    own.click()
    assert [favourite["title"] for favourite in kept(page)] == ["Ann Other"]


def test_a_page_says_the_same_of_its_entry_as_its_card(page, base):
    page.locator(".card .heart").first.click()
    (from_card,) = kept(page)
    page.goto(base + "characters/1-zoe-alvarez.html")
    heart = page.locator(".entry-head .heart")
    heart.click()
    heart.click()
    (from_page,) = kept(page)
    for part in ["id", "title", "href", "context"]:
        assert from_card[part] == from_page[part]


def test_a_host_may_show_a_page_without_its_ending(open_page, served):
    page = open_page()
    page.goto(served + "characters/1-zoe-alvarez.html")
    page.evaluate("() => history.replaceState(null, '', location.pathname.replace('.html', ''))")
    page.locator(".entry-head .heart").click()
    page.goto(served + "favourites.html")
    expect_titles(page, ["Zoë Álvarez"])
    assert page.locator(".band a").get_attribute("href").endswith("characters/1-zoe-alvarez.html")


def test_a_favourite_that_is_dropped_elsewhere_leaves_the_list(page, base):
    page.locator(".card .heart").first.click()
    page.goto(base + "favourites.html")
    page.locator(".band a").click()
    page.get_by_role("button", name="Favourite").click()
    page.go_back()
    expect(page.locator(".cards .card")).to_have_count(0)


def test_what_is_removed_can_be_had_back(page, base):
    for number in range(3):
        page.locator(".card .heart").nth(number).click()
    page.goto(base + "favourites.html")
    expect(page.locator(".cards .card")).to_have_count(3)
    before = titles(page)
    page.locator(".heart").nth(1).click()
    expect(page.locator(".cards .card")).to_have_count(2)
    assert page.locator(".count").inner_text() == "Mr. Nobody is no favourite any more."
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cards .card")).to_have_count(3)
    expect_titles(page, before)
    page.reload()
    expect_titles(page, before)


def test_undo_keeps_what_another_tab_added(page, base):
    page.locator(".card .heart").first.click()
    page.goto(base + "favourites.html")
    page.locator(".heart").click()
    other = page.context.new_page()
    other.goto(base + "characters/index.html")
    other.locator(".card .heart").nth(3).click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cards .card")).to_have_count(2)
    assert sorted(titles(page)) == ["Ann Other", "Zoë Álvarez"]


def test_favourites_travel_as_a_file(page, base, open_page, tmp_path):
    for number in [0, 5]:
        page.locator(".card .heart").nth(number).click()
    page.goto(base + "favourites.html")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as a file").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "hand-favourites.json"
    download.value.save_as(file)

    other = open_page()
    other.goto(base + "favourites.html")
    assert other.locator(".count").inner_text() == "A heart on any card or page puts it here."
    other.set_input_files("#favourites-file", file)
    expect(other.locator(".count")).to_have_text("2 favourites came from the file.")
    expect_titles(other, ["<b>Bold</b>", "Zoë Álvarez"])
    other.set_input_files("#favourites-file", file)
    expect(other.locator(".count")).to_have_text("All that is in the file was here already.")
    other.reload()
    expect(other.locator(".cards .card")).to_have_count(2)


GOOD = {
    "id": "characters/9", "title": "x", "href": "characters/9-x.html", "picture": "",
    "context": "", "at": "",
}
BAD = [
    {"id": "characters/9\"><img>"}, {"href": "javascript:alert(1)"}, {"href": "//a.example/x.html"},
    {"href": "https://a.example/x.html"}, {"href": "../../x.html"}, {"href": "movies/9-x.html"},
    {"picture": "https://a.example/x.png"}, {"picture": "../x.png"}, {"title": 7},
    {"title": "x" * 10_000}, {"context": None}, {"id": ["characters/9"]},
]


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "7", '{"length": 3}', "[null, 1, [], {}]", json.dumps([GOOD | one for one in BAD])],
    ids=["empty", "cut", "null", "number", "length", "others", "hostile"],
)
def test_a_file_with_anything_else_is_refused(page, base, tmp_path, text):
    page.locator(".card .heart").first.click()
    page.goto(base + "favourites.html")
    file = tmp_path / "favourites.json"
    file.write_text(text)
    page.set_input_files("#favourites-file", file)
    expect(page.locator(".count")).to_have_text("That file has no favourites of a wiki like this one.")
    assert [favourite["id"] for favourite in kept(page)] == ["characters/1"]


def test_what_is_good_in_a_file_is_taken_and_is_only_text(page, base, tmp_path):
    page.goto(base + "favourites.html")
    file = tmp_path / "favourites.json"
    markup = "<img src=x onerror=window.hacked=1>"
    file.write_text(json.dumps([*BAD, GOOD | {"title": markup, "context": markup}, GOOD]))
    page.set_input_files("#favourites-file", file)
    expect(page.locator(".count")).to_have_text("1 favourite came from the file.")
    expect_titles(page, [markup])
    assert page.locator(".cards img").count() == 0


def test_a_garbled_store_is_as_an_empty_one(page, base):
    for text in ["{", "7", "[{}]"]:
        page.evaluate("text => localStorage.setItem('hand.favourites', text)", text)
        page.goto(base + "favourites.html")
        assert page.locator(".cards .card").count() == 0


@pytest.mark.parametrize("script", [DENIED, FULL], ids=["denied", "full"])
def test_denied_storage_is_said_and_lasts_for_the_visit(open_page, base, script):
    page = open_page()
    page.add_init_script(script)
    page.goto(base + "characters/index.html")
    page.locator(".card .heart").first.click()
    expect(page.locator(".toast")).to_contain_text("for this visit only")
    page.goto(base + "favourites.html")
    expect_titles(page, ["Zoë Álvarez"])
    expect(page.locator(".toast")).to_contain_text("for this visit only")


def test_another_site_of_the_same_store_has_none_of_it(page, base):
    page.locator(".card .heart").first.click()
    page.evaluate("document.documentElement.dataset.site = 'other'")
    assert page.evaluate("favourites.all()") == []
