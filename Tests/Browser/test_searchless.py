"""A wiki that was built without search: what its scripts do without an index, and that nothing is amiss."""

import re

import pytest
from playwright.sync_api import expect

from servers import serve


@pytest.fixture(scope="module")
def searchless(build):
    return build("searchless", "--fixtures", "--set", "pages.search=false")


@pytest.fixture(scope="module")
def served(searchless):
    with serve(searchless.root, not_found=searchless.root / "404.html") as address:
        yield address + "/"


@pytest.fixture(params=["file", "http"])
def base(request, searchless):
    return searchless.url if request.param == "file" else request.getfixturevalue("served")


# What a reader who knew the wiki with its search may have kept, or sent.
@pytest.mark.parametrize("place", ["", "?status=alive&sort=name", "#page-2"])
def test_a_list_keeps_the_tools_that_need_no_index(open_page, base, place):
    page = open_page()
    page.goto(base + "characters/index.html")
    page.evaluate("storage.write('endless', 'on')")
    page.goto("about:blank")
    page.goto(base + "characters/index.html" + place)
    assert page.locator(".tools").get_by_role("button").all_inner_texts() == ["Table"]
    assert page.locator(".tools select").count() == 0
    assert page.locator("ul.cards > .card").count() == 20
    page.get_by_role("button", name="Table").click()
    assert page.locator("html[data-view=table]").count() == 1
    page.get_by_role("link", name="2", exact=True).first.click()
    assert page.url.endswith("characters/page-2.html")


def test_what_is_liked_stands_among_the_favourites(open_page, base, searchless):
    page = open_page()
    page.goto(base + searchless.detail("characters", 1).path)
    assert page.get_by_role("searchbox").count() == 0
    page.keyboard.press("/")
    page.get_by_role("button", name="Favourite", exact=True).click()
    title = page.locator("h1").inner_text()
    page.goto(base + "favourites.html")
    expect(page.locator(".cards .band bdi")).to_have_text([title])
    expect(page.locator(".count")).to_have_text("1 favourite")


def test_the_random_page_leads_on(open_page, base):
    page = open_page()
    page.goto(base + "random.html")
    page.wait_for_url(re.compile(r"/\d+-[^/]+\.html$"))
