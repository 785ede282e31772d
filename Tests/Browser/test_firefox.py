"""What readers do most, in Firefox, from a double-clicked folder."""

import pytest

from firefox import PROGRAM, firefox

pytestmark = [
    pytest.mark.skipif(not PROGRAM, reason="There is no firefox-esr or firefox on the PATH."),
    # One Firefox for all of them.
    pytest.mark.xdist_group("firefox"),
]


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    with firefox(tmp_path_factory.mktemp("firefox")) as browser:
        yield browser


@pytest.fixture
def page(browser):
    with browser.window() as page:
        yield page


TITLES = ".cards .band bdi"

ALL_DEAD = """document.querySelector('.cards .card')
  && [...document.querySelectorAll('.cards .card')].every((each) => each.innerText.includes('Dead'))"""


def test_the_search_answers_while_one_types(page, sample):
    page.goto(sample.url + "characters/index.html")
    page.type("/")
    page.until("document.activeElement.id === 'q'")
    page.type("rick s")
    page.until("document.querySelector('.hit bdi')?.innerText === 'Rick Sanchez'")
    page.press("ArrowDown")
    page.press("Enter")
    page.until("document.querySelector('h1')?.innerText === 'Rick Sanchez'")
    assert page.address == sample.url + "characters/1-rick-sanchez.html"


def test_a_misspelt_name_is_found(page, sample):
    page.goto(sample.url + "index.html")
    page.click("#q")
    page.type("mprty smith")
    page.until("document.querySelector('.hit bdi')?.innerText === 'Morty Smith'")
    page.press("Escape")
    page.until("document.activeElement.id !== 'q'")


def test_facets_stand_in_the_address_and_the_back_button_undoes_them(page, sample):
    page.goto(sample.url + "search.html?q=rick&kind=characters")
    page.until("document.querySelector('input[value=dead]')")
    before = page.texts(TITLES)
    page.click("label:has(input[value=dead])")
    page.until("location.search === '?q=rick&kind=characters&status=dead'")
    page.until(f"document.querySelectorAll('{TITLES}').length < {len(before)}")
    found = page.texts(TITLES)
    assert page.until(ALL_DEAD)
    page.reload()
    page.until("document.querySelector('input[value=dead]')?.checked")
    assert page.until(ALL_DEAD) and page.texts(TITLES) == found
    page.back()
    page.until(f"document.querySelectorAll('{TITLES}').length === {len(before)}")
    assert page.texts(TITLES) == before


def test_a_list_is_filtered_in_place(page, sample):
    page.goto(sample.url + "characters/index.html")
    page.click(".tool[aria-controls=facets]")
    page.click("label:has(input[value=dead])")
    page.until("location.search === '?status=dead'")
    page.until(ALL_DEAD)


def test_a_favourite_stays_one(page, sample):
    page.goto(sample.url + "characters/index.html")
    first = page.texts(TITLES)[0]
    page.click(".card .heart")
    page.until("document.querySelector('.card .heart').getAttribute('aria-pressed') === 'true'")
    page.goto(sample.url + "favourites.html")
    page.until("document.querySelector('.cards .card')")
    assert page.texts(TITLES) == [first]
    page.reload()
    page.until("document.querySelector('.cards .card')")
    page.click(".cards .heart")
    page.until("!document.querySelector('.cards .card')")


def test_a_theme_lasts_over_pages(page, sample):
    ground = "getComputedStyle(document.body).backgroundColor"
    page.goto(sample.url + "index.html")
    before = page.until(ground)
    theme = "document.documentElement.dataset.theme"
    assert page.call(f"() => {theme} || ''") == ""
    page.click(".theme-button")
    page.click(".theme-button")
    assert page.until(theme) == "dark"
    dark = page.until(ground)
    assert dark != before
    page.goto(sample.url + "characters/1-rick-sanchez.html")
    assert (page.until(theme), page.until(ground)) == ("dark", dark)


def test_an_endless_list_goes_on_by_itself(page, sample):
    page.goto(sample.url + "characters/index.html")
    page.until("document.querySelector('.tools button')")
    whole = page.texts(TITLES)
    page.call("() => [...document.querySelectorAll('.tools button')]"
              ".find((each) => each.innerText.includes('Endless')).id = 'endless'")
    page.click("#endless")
    page.call("() => scrollTo(0, document.body.scrollHeight)")
    page.until(f"document.querySelectorAll('{TITLES}').length > {len(whole)}")
    assert page.texts(TITLES)[: len(whole)] == whole
    page.call("() => [...document.querySelectorAll('.cards .card')].at(-1).scrollIntoView()")
    page.scroll(200)
    page.until("location.hash === '#page-2'")
