"""Lists that are filtered, sorted, shown in rows and continued in place."""

import re

import pytest
from playwright.sync_api import expect

from search_pages import DENIED, base, expect_titles, hand, served, titles, wait_for_count  # noqa: F401
from shifts import shifts_of, watch


@pytest.fixture
def at_list(open_page, base):
    def open_list(path="characters/index.html", **options):
        page = open_page(**options)
        page.goto(base + path)
        return page

    return open_list


def tool(page, word):
    return page.locator(".tools button", has_text=word)


def test_a_list_is_filtered_in_place_and_the_back_button_undoes_it(at_list, base):
    page = at_list()
    whole = titles(page)
    tool(page, "Filter").click()
    page.check("input[value=dead]")
    wait_for_count(page, "15 results")
    expect(page.locator(".pager")).to_be_hidden()
    assert page.url == base + "characters/index.html?status=dead"
    assert len(titles(page)) == 15
    assert badges(page) == ["💀 Dead"] * 15
    page.reload()
    wait_for_count(page, "15 results")
    page.go_back()
    expect(page.locator(".cards .card")).to_have_count(20)
    expect(page.locator(".pager")).to_be_visible()
    expect_titles(page, whole)


def badges(page):
    return [" ".join(text.split()) for text in page.locator(".cards .badge").all_inner_texts()]


def test_a_list_is_sorted_in_place(at_list):
    page = at_list("movies/index.html")
    page.locator("#sort").focus()
    expect(page.locator("#sort option")).to_have_text(
        ["This list", "Name", "Date", "Rating", "Popularity"])
    page.select_option("#sort", "date")
    expect(page.locator(".band bdi").first).to_have_text("The Twelfth Film")
    assert page.url.endswith("movies/index.html?sort=date")
    page.select_option("#sort", "")
    expect(page.locator(".band bdi").first).to_have_text("The First Film")


def test_a_category_is_filtered_among_its_own(at_list):
    page = at_list("characters/status/dead.html")
    tool(page, "Filter").click()
    page.check("input[value=human]")
    wait_for_count(page, "8 results")
    assert badges(page) == ["💀 Dead"] * 8


def test_what_an_address_asks_for_is_there_at_once(at_list):
    page = at_list("characters/page-2.html?status=alive&sort=name&unknown=1")
    wait_for_count(page, "14 results")
    assert titles(page)[0] == "Ann Other"
    # The choices are folded away: their button says that there are some.
    expect(tool(page, "Filter")).to_have_text("Filter (1)")
    tool(page, "Filter").click()
    page.uncheck("input[value=alive]")
    expect(tool(page, "Filter")).to_have_text("Filter")
    page = at_list("characters/index.html?unknown=1")
    expect(page.locator(".cards .card")).to_have_count(20)


def test_rows_stay_rows_on_the_next_page(at_list, base):
    page = at_list(viewport={"width": 1280, "height": 900})
    card = page.locator(".card").first
    assert card.bounding_box()["width"] < 400
    tool(page, "Table").click()
    assert card.bounding_box()["width"] > 1000 and card.bounding_box()["height"] < 80
    page.goto(base + "movies/index.html")
    assert page.locator(".card").first.bounding_box()["width"] > 1000
    expect(tool(page, "Table")).to_have_attribute("aria-pressed", "true")


def to_the_end(page):
    """Of what there is by now: an endless list goes on from there."""
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")


def test_an_endless_list_appends_pages_and_keeps_their_addresses(at_list, base):
    page = at_list(viewport={"width": 390, "height": 800})
    tool(page, "Endless").click()
    expect(page.locator(".pager")).to_be_hidden()
    to_the_end(page)
    expect(page.locator(".cards .card")).to_have_count(40)
    to_the_end(page)
    expect(page.locator(".cards .card")).to_have_count(44)
    shown = titles(page)
    page.locator(".card").nth(30).scroll_into_view_if_needed()
    page.mouse.wheel(0, 400)
    address = "#page-2" if base.startswith("file:") else "page-2.html"
    expect(page).to_have_url(re.compile(re.escape(address) + "$"))
    page.reload()
    if base.startswith("file:"):
        # The fragment of a file leads back to where it was: the pages before are there, too.
        expect(page.locator(".cards .card").nth(39)).to_be_attached()
        assert titles(page)[:20] == shown[:20]
    else:
        assert titles(page)[0] == shown[20]


def test_an_endless_list_of_short_pages_goes_on_to_its_end(at_list, base):
    page = at_list(viewport={"width": 1280, "height": 2000})
    tool(page, "Table").click()
    tool(page, "Endless").click()
    to_the_end(page)
    expect(page.locator(".cards .card")).to_have_count(44)


def test_a_step_within_the_page_leaves_a_grown_list_as_it_is(at_list, base):
    page = at_list(viewport={"width": 390, "height": 800})
    tool(page, "Endless").click()
    to_the_end(page)
    expect(page.locator(".cards .card")).to_have_count(40)
    page.evaluate("() => document.querySelector('.cards').id = 'here'")
    page.evaluate("() => { location.hash = 'here' }")
    # What a step within the page might begin has ended once the index has answered something else.
    tool(page, "Filter").click()
    page.locator("input[value=dead]").wait_for()
    assert page.locator(".cards .card").count() >= 40


def test_who_comes_back_to_an_endless_list_finds_it_as_it_was(at_list):
    page = at_list(viewport={"width": 390, "height": 800})
    tool(page, "Endless").click()
    to_the_end(page)
    expect(page.locator(".cards .card")).to_have_count(40)
    shown = titles(page)
    page.locator(".card").nth(33).locator(".band a").click()
    page.wait_for_url(re.compile("characters/[0-9]+-"))
    page.go_back()
    expect(page.locator(".cards .card").nth(39)).to_be_attached()
    assert titles(page)[:40] == shown[:40]
    expect(page.locator(".card").nth(33)).to_be_in_viewport()


def test_who_comes_back_to_a_filtered_list_finds_it_as_it_was(at_list):
    page = at_list("characters/index.html?sort=name", viewport={"width": 390, "height": 800})
    wait_for_count(page, "44 results")
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".cards .card")).to_have_count(40)
    shown = titles(page)
    page.locator(".card").nth(35).locator(".band a").click()
    page.wait_for_url(re.compile("characters/[0-9]+-"))
    page.go_back()
    expect(page.locator(".cards .card")).to_have_count(40)
    expect_titles(page, shown)
    expect(page.locator(".card").nth(35)).to_be_in_viewport()


def test_filters_are_cleared_by_one_button(at_list, base):
    page = at_list("characters/index.html?status=dead")
    wait_for_count(page, "15 results")
    tool(page, "Filter (1)").click()
    page.get_by_role("button", name="Clear the filters").click()
    expect(page.locator(".cards .card")).to_have_count(20)
    assert page.url == base + "characters/index.html"
    expect(page.get_by_role("button", name="Clear the filters")).to_be_hidden()


@pytest.mark.parametrize("search", ["?status=gone", "?sort=constructor", "?sort=bogus", "?kind=bogus&x=y"])
def test_what_no_list_has_is_no_choice(at_list, search):
    page = at_list("characters/index.html" + search)
    tool(page, "Filter").click()
    page.locator("input[value=dead]").wait_for()
    expect(page.locator(".pager")).to_be_visible()
    assert page.locator(".cards .card").count() == 20
    expect(page.locator(".count")).to_have_text("")


def test_a_fragment_leads_to_its_page_without_the_endless_mode(at_list, base):
    page = at_list("characters/index.html#page-3")
    expect(page).to_have_url(base + "characters/page-3.html")


def test_tools_that_cannot_be_brought_do_not_pretend(hand, unwatched_page):
    page = unwatched_page()
    page.route("**/assets/search.js", lambda route: route.abort())
    page.goto(hand.url + "characters/index.html")
    tool(page, "Filter").click()
    expect(page.locator(".toast")).to_be_visible()
    expect(tool(page, "Filter")).to_have_attribute("aria-expanded", "false")
    tool(page, "Endless").click()
    expect(tool(page, "Endless")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("localStorage.getItem('hand.endless')") == "off"
    page.goto(hand.url + "search.html?q=person")
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator("[data-search]")).to_have_class(re.compile("has-failed"))


@pytest.mark.parametrize("page_number", [0, 4, 99])
def test_a_fragment_of_a_page_that_is_not_there_leads_nowhere(at_list, base, page_number):
    page = at_list(f"characters/index.html#page-{page_number}")
    tool(page, "Filter").click()
    page.locator("input[value=dead]").wait_for()
    assert page.url == base + f"characters/index.html#page-{page_number}"


def test_a_heart_taken_away_leaves_the_favourites_only(at_list):
    page = at_list("characters/index.html")
    for number in (1, 4):
        page.locator(".card .heart").nth(number).click()
    tool(page, "Filter").click()
    page.check("#only-favourites")
    wait_for_count(page, "2 results")
    page.locator(".card .heart").first.click()
    wait_for_count(page, "1 result")


def test_only_favourites(at_list):
    page = at_list()
    page.locator(".card .heart").nth(1).click()
    page.locator(".card .heart").nth(4).click()
    tool(page, "Filter").click()
    page.check("#only-favourites")
    wait_for_count(page, "2 results")
    expect_titles(page, ["Mr. Nobody", "أليس"])
    assert page.url.endswith("?favourites=1")


def test_lists_work_where_storage_is_denied(at_list, open_page, base):
    page = open_page()
    page.add_init_script(DENIED)
    page.goto(base + "characters/index.html")
    tool(page, "Filter").click()
    page.check("input[value=dead]")
    wait_for_count(page, "15 results")
    tool(page, "Table").click()
    assert tool(page, "Table").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_moves_when_the_tools_come(at_list, open_page, base, width):
    page = open_page(viewport={"width": width, "height": 800})
    watch(page)
    for path in ["characters/index.html", "characters/1-zoe-alvarez.html", "search.html?q=zoe"]:
        assert shifts_of(page, base + path) == [], path


@pytest.mark.parametrize("width", [320, 390, 768, 1280, 2560])
def test_nothing_stands_out_of_the_window(at_list, width):
    from test_layout import OUTSIDE

    page = at_list(viewport={"width": width, "height": 900})
    tool(page, "Filter").click()
    page.locator("input[value=dead]").wait_for()
    for view in ["cards", "rows"]:
        assert page.evaluate(OUTSIDE) == [], view
        tool(page, "Table").click()
    page.locator("#q").press_sequentially("person")
    page.locator(".hit").first.wait_for()
    assert page.evaluate(OUTSIDE) == []
