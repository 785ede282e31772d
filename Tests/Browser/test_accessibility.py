"""axe on the fullest, the emptiest and the most hostile page of each kind."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from search_pages import wait_for_count
from sites import KINDS, expect_none, extremes

# Without the preload axe would ask for the style sheet by a request that files do not answer.
OPTIONS = {"resultTypes": ["violations"], "preload": False}
# The themes differ in colours alone: what has no colour in it is the same in dark.
OF_COLOUR = {**OPTIONS, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing(open_page, sites, kind, scheme):
    page = open_page(color_scheme=scheme)
    options = OPTIONS if scheme == "light" else OF_COLOUR
    offences = []
    for entry in extremes(sites, kind):
        page.goto(entry.url)
        for width in [390, 1280]:
            page.set_viewport_size({"width": width, "height": 900})
            offences += [f"{entry} at {width}: {found}" for found in violations(page, options)]
    expect_none(offences)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_results_and_choices(open_page, sample, hostile, scheme):
    page = open_page(color_scheme=scheme)
    offences = []
    for site in [sample, hostile]:
        for path in ["search.html?q=e", "search.html?kind=characters", "characters/index.html?sort=name"]:
            page.goto(site.url + path)
            wait_for_count(page, "results")
            for width in [390, 1280]:
                page.set_viewport_size({"width": width, "height": 900})
                filters = page.locator(".tool[aria-expanded=false]:visible")
                if filters.count():
                    filters.first.click()
                offences += [f"{site.name}/{path} at {width}: {found}" for found in violations(page)]
    expect_none(offences)


def violations(page, options=OPTIONS):
    for rule in Axe().run(page, options=options).response["violations"]:
        for node in rule["nodes"]:
            yield f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}"
