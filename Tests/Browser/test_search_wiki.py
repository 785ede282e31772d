"""Search, lists and favourites on the wiki of the sample data, in every way that it is opened."""

import re

from playwright.sync_api import expect

from search_pages import expect_titles, titles, wait_for_count
from search_site import words
from shifts import shifts_of, watch
from test_layout import OUTSIDE


def test_every_page_has_the_words_that_scripts_say(sample):
    for path in ["index.html", "characters/1-rick-sanchez.html", "search.html"]:
        (template,) = [
            each for each in sample.page(path).tree.all("template")
            if each.get("id") == "script-words"]
        assert {each.get("value") for each in template.all("data")} == {*words()}


def test_an_answer_in_the_box_leads_to_its_page(open_page, home):
    page = open_page()
    page.goto(home + "movies/genre/28-action.html")
    page.locator("#q").press_sequentially("morty smi")
    expect(page.locator(".hit-all")).to_have_text("All results for “morty smi”")
    with page.expect_navigation():
        page.locator(".hit").first.click()
    assert page.url == home + "characters/2-morty-smith.html"


def test_both_halves_are_found_told_apart_and_narrowed(open_page, home):
    page = open_page()
    page.goto(home + "search.html?q=the")
    wait_for_count(page, "results")
    kinds = page.locator("li:visible:has(input[name=kind])")
    assert {"Episodes", "Movies"} <= set(kinds.locator("bdi").all_inner_texts())
    page.check("input[value=movies]")
    page.locator("summary", has_text="Genre").click()
    page.check("input[value='878-science-fiction']")
    expect(page.locator(".band bdi").first).to_be_visible()
    assert page.url.endswith("search.html?q=the&kind=movies&genre=878-science-fiction")
    wait_for_count(page, re.compile(r"^\d results$"))
    assert "The Matrix" in titles(page)
    page.select_option("#sort", "date")
    page.wait_for_url(re.compile("&sort=date$"))
    expect(page.locator(".card-context").first).to_have_text(re.compile(f"^{max(years(page))}"))
    assert years(page) == sorted(years(page), reverse=True)


def years(page):
    """The year that each card names, as far as one does."""
    contexts = page.locator(".card-context").all_inner_texts()
    return [int(year[0]) for text in contexts if (year := re.search(r"\b(?:19|20)\d\d\b", text))]


def test_an_order_is_one_for_all_kinds(open_page, home):
    page = open_page()
    page.goto(home + "search.html?q=the&sort=name")
    wait_for_count(page, "results")
    folded = page.evaluate("() => [...document.querySelectorAll('.band bdi')].map((name) => fold(name.textContent).join(' '))")
    assert folded == sorted(folded)
    assert len({card.get_attribute("data-collection") for card in page.locator(".card").all()}) > 1
    assert page.locator(".card-kind").count() == len(folded)
    page.goto(home + "search.html?q=the&sort=date")
    wait_for_count(page, "results")
    kinds = page.locator(".card").evaluate_all("cards => cards.map((card) => card.dataset.collection)")
    # Episodes and films have a day; characters and locations have none.
    dated = [kind in ("episodes", "movies") for kind in kinds]
    assert dated == sorted(dated, reverse=True) and {"episodes", "movies"} <= set(kinds)
    assert years(page) == sorted(years(page)) or years(page) == sorted(years(page), reverse=True)


def test_what_hides_all_results_is_said_to(open_page, home):
    page = open_page()
    page.goto(home + "search.html?q=rick&kind=movies")
    wait_for_count(page, "Nothing has all of what is chosen.")
    assert page.title().startswith("rick – ")
    page.get_by_role("button", name="Clear the filters").click()
    wait_for_count(page, "results")


def test_who_comes_back_to_the_results_finds_as_many(open_page, home):
    page = open_page()
    page.goto(home + "search.html?q=r")
    wait_for_count(page, "results")
    page.locator(".more").scroll_into_view_if_needed()
    expect(page.locator(".cards .card").nth(39)).to_be_attached()
    shown = titles(page)[:40]
    page.locator(".card").nth(38).locator(".band a").click()
    page.wait_for_url(re.compile("/[0-9]+-"))
    page.go_back()
    expect(page.locator(".cards .card").nth(39)).to_be_attached()
    assert titles(page)[:40] == shown
    expect(page.locator(".card").nth(38)).to_be_in_viewport()

def test_a_ranked_list_goes_on_in_its_order(open_page, home, sample):
    page = open_page(viewport={"width": 390, "height": 800})
    page.goto(home + "movies/list/popular.html")
    page.locator(".tools button", has_text="Endless").click()
    for count in [40, 59]:
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        expect(page.locator(".cards .card")).to_have_count(count)
    pages = ["popular.html", "popular-page-2.html", "popular-page-3.html"]
    expected = [
        card.get("data-entry") for name in pages
        for card in sample.page(f"movies/list/{name}").main.of_class("card")]
    shown = page.locator(".cards .card").evaluate_all("cards => cards.map((card) => card.dataset.entry)")
    assert shown == expected


def test_a_card_that_scripts_make_is_as_those_of_the_page(open_page, home):
    page = open_page()
    page.goto(home + "characters/index.html")
    page.locator(".tools").wait_for()
    own = page.locator(".card").evaluate_all(LOOKS)
    page.goto(home + "characters/index.html?sort=popularity")
    wait_for_count(page, "86 results")
    made = {card["entry"]: card for card in page.locator(".card").evaluate_all(LOOKS)}
    both = [(card, made[card["entry"]]) for card in own if card["entry"] in made]
    assert len(both) > 5
    for one, other in both:
        assert one == other


LOOKS = """cards => cards.map((card) => ({
  entry: card.dataset.entry,
  text: card.innerText.replace(/\\s+/g, " "),
  href: card.querySelector("a").href,
  picture: card.querySelector("img")?.src,
  initials: card.querySelector(".initials")?.textContent,
  badges: [...card.querySelectorAll(".badge")].map((badge) => badge.className),
}))"""


def test_a_list_that_the_index_cannot_know_offers_rows_alone(open_page, home):
    page = open_page()
    page.goto(home + "movies/year/1999.html")
    expect(page.locator(".tools > *")).to_have_count(1)
    page.locator(".tools button", has_text="Table").click()


def test_a_favourite_is_one_on_every_page(open_page, home):
    page = open_page()
    page.goto(home + "index.html")
    shelf = page.locator("[data-entry='characters/1']").first
    shelf.locator(".heart").click()
    page.goto(home + "characters/1-rick-sanchez.html")
    expect(page.locator(".entry-head .heart")).to_have_attribute("aria-pressed", "true")
    page.goto(home + "search.html?favourites=1")
    wait_for_count(page, "1 result")
    expect_titles(page, ["Rick Sanchez"])


def test_nothing_moves_or_stands_out_where_scripts_draw(open_page, sample, hostile):
    page = open_page()
    watch(page)
    for site in [sample, hostile]:
        paths = ["characters/index.html", "movies/index.html", "favourites.html", "index.html"]
        paths += [site.detail(collection, 1).path for collection in ["characters", "locations"]]
        for path in [*paths, "search.html?kind=characters", "characters/index.html?view=table"]:
            for width in [320, 390, 1280, 2560]:
                page.set_viewport_size({"width": width, "height": 900})
                assert shifts_of(page, site.url + path) == [], (site.name, path, width)
                assert page.evaluate(OUTSIDE) == [], (site.name, path, width)


def test_hostile_names_are_only_text_in_the_box(open_page, hostile):
    page = open_page(bypass_csp=True)
    for query in ["img", "script", "b", "onerror", "مر", "1"]:
        page.goto(hostile.url + "index.html")
        page.locator("#q").press_sequentially(query)
        page.locator(".hit, .hits-note:not([hidden])").first.wait_for()
        assert page.evaluate("window.hacked") is None
        assert page.locator(".hit script").count() == 0
        page.goto(hostile.url + f"search.html?q={query}")
        wait_for_count(page, re.compile("result|Nothing"))
        assert page.evaluate("window.hacked") is None
        assert page.locator(".card script").count() == 0
