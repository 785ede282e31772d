"""The way of a reader through the site, from a file and from a server, with the keyboard alone."""

from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from keyboard import follow, has_focus, press_tab, tab_to
from search_pages import expect_titles
from sites import KINDS, extremes


def test_from_home_to_an_episode_and_back_by_keyboard(open_page, home):
    page = open_page()
    page.goto(home + "index.html")

    follow(page.locator("header nav a").first)
    assert page.url == home + "characters/index.html"
    follow(page.locator("nav.pager a[rel=next]"))
    assert page.url == home + "characters/page-2.html"
    follow(page.locator("main .card a").first)
    assert page.url == home + "characters/21-mr-goldenfold.html"
    follow(page.locator("main .rows a[href*='/episodes/']").first)
    assert page.url.startswith(home + "episodes/")
    assert page.locator("main a[href*='21-mr-goldenfold.html']").count() > 0

    # Alt+Left is the browser's own key and does nothing without a window; this is what it does.
    visited = ["characters/21-mr-goldenfold", "characters/page-2", "characters/index", "index"]
    for path in visited:
        page.go_back()
        assert page.url == f"{home}{path}.html"


def test_from_home_to_a_film_to_a_person_and_back_by_keyboard(open_page, sample):
    page = open_page()
    page.goto(sample.url + "index.html")

    follow(page.locator("header nav a[href='movies/index.html']"))
    follow(page.locator("main .card a").first)
    film = page.url
    assert film.startswith(sample.url + "movies/")
    follow(page.locator("main .faces[data-collection=people] a").first)
    assert page.url.startswith(sample.url + "people/")
    assert page.locator(f"main .credits a[href$='{film.split('/')[-1]}']").count() > 0
    page.go_back()
    assert page.url == film


def test_search_filter_favourite_and_theme_by_keyboard(open_page, home):
    page = open_page(color_scheme="light", viewport={"width": 1280, "height": 900})
    page.goto(home + "index.html")

    page.keyboard.press("/")
    page.keyboard.type("rick")
    expect(page.locator(".hit").first).to_contain_text("Rick Sanchez")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url == home + "search.html?q=rick"
    press_on(page.locator("input[value=characters]"), "Space")
    press_on(page.locator("input[value=dead]"), "Space")
    expect(page).to_have_url(home + "search.html?q=rick&kind=characters&status=dead")
    expect(page.locator("[data-search] .count")).to_have_text("4 results")

    title = page.locator(".cards .band bdi").first.inner_text()
    heart = page.locator(".cards .heart").first
    press_on(heart, "Enter")
    assert heart.get_attribute("aria-pressed") == "true"
    follow(page.locator("footer a[href$='favourites.html']"))
    expect_titles(page, [title])

    press_on(page.get_by_role("button", name="Theme"), "Enter")
    press_on(page.get_by_role("button", name="Theme"), "Enter")
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_a_list_is_filtered_and_sorted_by_keyboard(open_page, home):
    page = open_page(viewport={"width": 1280, "height": 900})
    page.goto(home + "characters/index.html")
    filter = page.locator(".tools button", has_text="Filter")
    press_on(filter, "Enter")
    page.locator("input[value=dead]").wait_for()
    assert has_focus(filter), "the focus stays where the reader left it"
    press_on(page.locator("#sort"), "ArrowDown")
    expect(page).to_have_url(home + "characters/index.html?sort=name")
    press_on(page.locator("input[value=dead]"), "Space")
    expect(page).to_have_url(home + "characters/index.html?status=dead&sort=name")
    # The address says at once what the cards show when the index has answered.
    expect(page.locator(".is-waiting")).to_have_count(0)
    shown = page.locator(".cards .band bdi").all_inner_texts()
    assert shown == sorted(shown, key=str.lower) and shown


def press_on(locator, key):
    """Goes there by Tab, unless the focus is there, and presses a key."""
    if not has_focus(locator):
        tab_to(locator)
    locator.page.keyboard.press(key)


def test_the_skip_link_comes_first_and_leads_to_the_content(open_page, sites):
    page = open_page()
    for kind in KINDS:
        # One that is opened at its content begins there.
        page.goto(extremes(sites, kind)[0].url.split("#")[0] + ("#top" if kind == "random" else ""))
        press_tab(page)
        assert has_focus(page.locator("a.skip")), kind
        page.keyboard.press("Enter")
        assert has_focus(page.locator("main")), kind


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_opens_from_a_file_without_a_message_or_a_foreign_request(open_page, sites, kind):
    page = open_page()
    for entry in extremes(sites, kind):
        page.goto(entry.url)
        assert page.locator("h1").count() == 1
        assert page.title() == entry.tree.first("title").text


def test_a_server_gives_the_bytes_of_the_folder(sample, at_root, in_subfolder):
    one_of_each_kind = {path.split(".")[-1]: path for path in sorted(sample.files)}
    for address in [at_root, in_subfolder]:
        for path in one_of_each_kind.values():
            with urlopen(address + path) as answer:
                assert answer.read() == (sample.root / path).read_bytes()


@pytest.mark.parametrize("depth", ["nothing.html", "characters/nothing.html", "a/b/c/d/nothing"])
@pytest.mark.parametrize("server", ["at_root", "in_subfolder"])
def test_the_page_for_a_missing_address_is_whole_at_any_depth(
    unwatched_page, request, sample, server, depth
):
    page = unwatched_page()
    messages, requests = [], []
    page.on("console", lambda message: messages.append(message.text))
    page.on("request", lambda asked: requests.append(asked.url))

    asked = request.getfixturevalue(server) + depth
    assert page.goto(asked).status == 404
    looks = [look_of_not_found(page)]
    page.goto(sample.url + "404.html")
    looks.append(look_of_not_found(page))

    assert looks[0] == looks[1]
    assert requests[:-1] == [asked]
    # The browser itself says that the page was not found; nothing else may be said.
    assert [text for text in messages if "status of 404" not in text] == []


def look_of_not_found(page):
    return page.evaluate(
        """() => {
          const heading = document.querySelector("h1");
          const style = getComputedStyle(heading);
          const ground = getComputedStyle(document.body).backgroundColor;
          return [heading.innerText, style.fontFamily, style.fontWeight, style.fontSize, ground];
        }"""
    )


def test_a_base_url_adds_ways_out_of_the_page_for_a_missing_address(build):
    site = build("based", "--fixtures", "--base-url", "https://wiki.example/sub/")
    links = [link.get("href") for link in site.page("404.html").tree.all("a")]
    outward = [link for link in links if not link.startswith("#")]

    assert "https://wiki.example/sub/index.html" in outward
    for link in outward:
        assert link.startswith("https://wiki.example/sub/")
        assert unquote(urlsplit(link).path).removeprefix("/sub/") in site.files
