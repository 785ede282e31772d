"""The parts that scripts draw: their contrast and names, targets for fingers, forced colours, print."""

import pytest
from playwright.sync_api import expect

from search_pages import hand, wait_for_count  # noqa: F401
from sites import expect_none
from test_accessibility import violations
from test_layout import SMALL_TARGETS


def states(page, site):
    """Each thing that scripts draw, one after the other."""
    page.goto(site.url + "characters/index.html")
    page.locator(".card .heart").first.click()
    page.locator(".tools button", has_text="Filter").click()
    page.check("input[value=dead]")
    wait_for_count(page, "15 results")
    yield "list"
    page.locator("#q").press_sequentially("person")
    page.locator(".hit").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.locator(".hit[aria-selected=true]").wait_for()
    yield "box"
    page.goto(site.url + "search.html?q=person")
    wait_for_count(page, "38 results")
    yield "search"
    page.locator(".tools button", has_text="Table").click()
    yield "rows"
    page.goto(site.url + "favourites.html")
    expect(page.locator(".count")).to_have_text("1 favourite")
    yield "favourites"
    page.goto(site.url + "characters/1-zoe-alvarez.html")
    yield "entry"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_in_what_scripts_draw(open_page, hand, scheme, width):  # noqa: F811
    page = open_page(
        color_scheme=scheme, viewport={"width": width, "height": 900}, reduced_motion="reduce",
    )
    expect_none(
        f"{state}: {found}" for state in states(page, hand) for found in violations(page))


def test_fingers_hit_what_scripts_draw(open_page, hand):  # noqa: F811
    page = open_page(viewport={"width": 320, "height": 700}, has_touch=True, is_mobile=True)
    offences = []
    for state in states(page, hand):
        for place in [".tool", ".heart", ".hit"]:
            if state == "box" and place != ".hit":
                continue
            small = page.locator(f"{place}:visible").evaluate_all(SMALL_TARGETS)
            offences += [f"{state}: {what}" for what in small]
        rows = page.locator(".facet-value:visible")
        heights = [row.bounding_box()["height"] for row in rows.all()[:3]]
        assert all(height >= 44 for height in heights), heights
    expect_none(offences)


def test_a_choice_is_seen_in_forced_colours(open_page, hand):  # noqa: F811
    page = open_page(forced_colors="active")
    page.goto(hand.url + "characters/index.html")
    heart = page.locator(".card .heart").first
    heart.click()
    fill = "element => getComputedStyle(element.querySelector('path')).fill"
    assert heart.evaluate(fill) != page.locator(".card .heart").nth(1).evaluate(fill)
    page.locator("#q").press_sequentially("person")
    page.locator(".hit").first.wait_for()
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".hit[aria-selected=true]")
    assert chosen.evaluate("element => getComputedStyle(element).outlineStyle") == "solid"


def test_print_has_no_controls(open_page, hand):  # noqa: F811
    page = open_page()
    page.goto(hand.url + "characters/index.html")
    page.locator(".tools").wait_for()
    page.emulate_media(media="print")
    for place in [".tools", ".search", ".heart", ".panel-facets"]:
        assert not page.locator(place).first.is_visible(), place
