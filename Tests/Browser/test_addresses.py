"""Addresses that were once given out: they lead on, or say what became of the page."""

from posixpath import dirname, join, normpath
from urllib.parse import unquote

import pytest
from sites import expect_none


def test_some_pages_of_the_site_have_moved_and_some_are_gone(told):
    assert told.of_kind("moved")
    assert told.of_kind("gone")


def test_no_other_page_leads_to_where_a_page_was(told):
    stand_ins = {page.path for page in told.of_kind("moved", "gone")}
    expect_none(
        f"{page} leads to {link.get('href')}"
        for page in told.pages
        if page.kind not in ("moved", "gone")
        for link in page.tree.all("a")
        if target(page, link) in stand_ins
    )


def target(page, link):
    """The path in the site that a link leads to."""
    path = unquote((link.get("href") or "").split("#")[0])
    return normpath(join(dirname(page.path), path)) if path else page.path


def test_search_engines_are_asked_to_forget_what_is_gone_and_nothing_else(told):
    unlisted = {page.path for page in told.pages if 'name="robots" content="noindex"' in page.source}
    assert unlisted == {page.path for page in told.of_kind("gone")}


def test_a_page_that_has_moved_brings_the_reader_to_the_new_one(browser, told):
    stub = told.of_kind("moved")[0]
    page = browser.new_page()
    page.goto(stub.url)
    page.wait_for_selector("body[data-kind=entry]")
    number = stub.path.split("/")[-1].split("-")[0]
    assert page.url != stub.url
    assert page.url.split("/")[-1].startswith(number)
    page.close()


@pytest.mark.parametrize("kind", ["moved", "gone"])
def test_what_stands_in_for_a_page_says_so_in_words(told, kind):
    words = {"moved": ["moved"], "gone": ["no longer in the API", "no longer part of this wiki"]}
    expect_none(
        str(page)
        for page in told.of_kind(kind)
        if not any(said in page.main.text for said in words[kind])
    )
