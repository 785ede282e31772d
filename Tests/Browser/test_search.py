"""The box in the header and the page of the search, from a folder and from a server."""

import re

from playwright.sync_api import expect

from keyboard import has_focus
from search_pages import (  # noqa: F401
    DENIED, FILMS, NAMES, base, expect_titles, hand, served, titles, wait_for_count
)
from search_site import SearchSite, characters, films


def open_at(open_page, address, **options):
    page = open_page(**options)
    page.goto(address)
    return page


def ask(page, text):
    page.locator("#q").fill("")
    page.locator("#q").press_sequentially(text)
    # An answer to fewer of the letters may come first.
    expect(page.locator(".hit-all")).to_have_text(f"All results for “{text}”")
    return page.locator(".hit")


def test_the_box_answers_from_the_first_letter(open_page, base):
    page = open_at(open_page, base + "characters/index.html")
    hits = ask(page, "z")
    assert hits.first.locator("bdi").first.inner_text() == "Zoë Álvarez"
    hits = ask(page, "zoe alv")
    assert hits.count() == 2
    assert hits.last.inner_text() == "All results for “zoe alv”"
    assert page.locator("#q").get_attribute("aria-expanded") == "true"


def test_an_answer_has_a_kind_a_context_a_badge_and_a_number_for_namesakes(open_page, base):
    page = open_at(open_page, base + "index.html")
    hits = ask(page, "ann other")
    texts = [" ".join(text.split()) for text in hits.all_inner_texts()]
    # Entry 3 of `characters`, by its number.
    assert texts[0] == "Ann Other No. 3 Characters · Human of somewhere 🕺 Alive"
    assert "Ann Other No. 4" in texts[1]
    assert hits.nth(0).locator("img").count() == 1
    # The fourth has no picture: its letters are drawn.
    assert hits.nth(1).locator("svg.initials").count() == 1


def test_a_swapped_pair_of_letters_is_forgiven_and_names_are_only_text(open_page, base):
    page = open_at(open_page, base + "index.html")
    assert ask(page, "jnuiper").first.locator("bdi").first.inner_text() == "Person Juniper"
    assert ask(page, "bold").first.locator("bdi").first.inner_text() == "<b>Bold</b>"


def test_the_keyboard_opens_chooses_and_leaves(open_page, base):
    page = open_at(open_page, base + "characters/index.html")
    box = page.locator("#q")
    page.keyboard.press("/")
    assert has_focus(box) and box.input_value() == ""
    hits = ask(page, "person")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert box.get_attribute("aria-activedescendant") == hits.nth(1).get_attribute("id")
    assert hits.nth(1).get_attribute("aria-selected") == "true"
    page.keyboard.press("ArrowUp")
    chosen = hits.nth(0).locator("bdi").first.inner_text()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.locator("h1").inner_text() == chosen

    ask(page, "person")
    page.keyboard.press("Escape")
    assert not has_focus(page.locator("#q"))
    assert not page.locator(".hits").is_visible()


def test_arrows_come_round_by_the_box(open_page, base):
    page = open_at(open_page, base + "characters/index.html")
    box = page.locator("#q")
    hits = ask(page, "person")
    for place in [*range(hits.count()), None, 0]:
        page.keyboard.press("ArrowDown")
        assert_chosen(box, hits, place)
    for place in [None, hits.count() - 1]:
        page.keyboard.press("ArrowUp")
        assert_chosen(box, hits, place)


def assert_chosen(box, hits, place):
    id = None if place is None else hits.nth(place).get_attribute("id")
    assert box.get_attribute("aria-activedescendant") == id
    selected = hits.evaluate_all("all => all.map((each) => each.getAttribute('aria-selected'))")
    assert [at for at, is_so in enumerate(selected) if is_so == "true"] == [place][: place is not None]


def test_enter_without_a_choice_leads_to_the_page_of_the_search(open_page, base):
    page = open_at(open_page, base + "characters/index.html")
    ask(page, "person")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url == base + "search.html?q=person"
    wait_for_count(page, "38 results")


def test_a_status_says_how_many_there_are_or_that_there_are_none(open_page, base):
    page = open_at(open_page, base + "index.html")
    ask(page, "person")
    status = page.locator("form [role=status]")
    assert status.inner_text() == "38 results"
    page.locator("#q").fill("qqqq")
    page.locator(".hits-note").wait_for()
    assert status.inner_text() == "Nothing is called “qqqq” here."


def test_facets_count_beside_the_other_choices_and_stand_in_the_address(open_page, base):
    page = open_at(open_page, base + "search.html?q=person")
    wait_for_count(page, "38 results")
    assert counts(page, "status") == {"alive": 12, "dead": 13, "unknown": 13}
    page.check("input[value=dead]")
    wait_for_count(page, re.compile("^13 results"))
    assert page.url.endswith("search.html?q=person&status=dead")
    # The other values of the same facet keep their numbers; those of another follow.
    assert counts(page, "status") == {"alive": 12, "dead": 13, "unknown": 13}
    assert sum(counts(page, "species").values()) == 13
    page.check("input[value=alive]")
    wait_for_count(page, "25 results")
    page.check("input[value=human]")
    assert page.url.endswith("?q=person&status=dead&status=alive&species=human")
    page.go_back()
    wait_for_count(page, "25 results")
    assert page.is_checked("input[value=dead]") and not page.is_checked("input[value=human]")
    page.reload()
    wait_for_count(page, "25 results")
    page.go_back()
    page.go_back()
    wait_for_count(page, "38 results")


def test_facets_of_one_name_are_those_of_their_collection(open_page, tmp_path):
    movies = films(FILMS)
    movies.facets["status"] = "Status"
    for at, entry in enumerate(movies.entries):
        entry.facets["status"] = [[("out", "Out"), ("planned", "Planned"), ("lost", "Lost")][at % 3]]
    site = SearchSite(tmp_path / "site", [characters(NAMES), movies])
    page = open_at(open_page, site.url + "search.html?kind=characters")
    expect(page.locator("li:has(input[name=status]) bdi")).to_have_text(["Alive", "Dead", "Unknown"])
    page.check("input[value=movies]")
    page.uncheck("input[value=characters]")
    expect(page.locator("li:has(input[name=status]) bdi")).to_have_text(["Lost", "Out", "Planned"])
    page.check("input[value=lost]")
    wait_for_count(page, "4 results")


def counts(page, facet):
    rows = page.locator(f"li:has(input[name={facet}])")
    return {
        row.locator("input").get_attribute("value"): int(row.locator(".facet-count").inner_text())
        for row in rows.all()
    }


def test_an_address_is_all_that_a_search_needs(open_page, base):
    address = "search.html?kind=movies&genre=35-comedy&sort=date&unknown=x&q="
    page = open_at(open_page, base + address)
    wait_for_count(page, "4 results")
    expect_titles(page, [
        "The Eleventh Film", "The Eighth Film", "The Fifth Film", "The Second Film"])
    page.select_option("#sort", "name")
    expect(page.locator(".cards .band").first).to_contain_text("Eighth")
    assert titles(page)[:2] == ["The Eighth Film", "The Eleventh Film"]


def test_results_come_in_turns_of_twenty(open_page, base):
    page = open_at(open_page, base + "search.html?q=person", viewport={"width": 390, "height": 700})
    wait_for_count(page, "38 results")
    assert len(titles(page)) == 20
    page.locator(".more").scroll_into_view_if_needed()
    expect(page.locator(".cards .card")).to_have_count(38)
    assert not page.locator(".more").is_visible()


def test_typing_on_the_page_of_the_search_changes_its_results(open_page, base):
    page = open_at(open_page, base + "search.html")
    wait_for_count(page, "56 results")
    page.locator("#q").fill("willow")
    wait_for_count(page, re.compile("^1 result$"))
    expect_titles(page, ["Person Willow"])
    assert page.url.endswith("search.html?q=willow")


def test_without_scripts_the_box_leads_to_the_lists(open_page, hand, served):  # noqa: F811
    page = open_at(open_page, served + "characters/index.html", java_script_enabled=False)
    page.locator("#q").fill("zoe")
    with page.expect_navigation():
        page.locator("#q").press("Enter")
    assert page.url == served + "search.html?q=zoe"
    links = page.locator(".search-fallback a")
    assert links.all_inner_texts() == ["Characters", "Movies"] and links.first.is_visible()
    for path in ["characters/index.html", "favourites.html", "search.html"]:
        page.goto(hand.url + path)
        assert page.locator("main button, main select, main input").count() == 0


def test_search_works_where_storage_is_denied(open_page, base):
    page = open_page()
    page.add_init_script(DENIED)
    page.goto(base + "search.html?q=person")
    wait_for_count(page, "38 results")
    page.check("input[value=dead]")
    wait_for_count(page, re.compile("^13 results"))


def test_a_site_that_was_made_anew_meanwhile_is_read_anew(unwatched_page, served):  # noqa: F811
    page = unwatched_page()
    asked = []

    def stale(route):
        asked.append(route.request.url)
        return route.abort() if len(asked) == 1 else route.continue_()

    page.route(re.compile(r"characters-w0-"), stale)
    page.goto(served + "index.html")
    page.locator("#q").press_sequentially("z")
    page.locator(".hit").first.wait_for()
    assert len(asked) == 2


def test_two_that_ask_at_once_wait_for_the_same_fresh_index(unwatched_page, served):  # noqa: F811
    page = unwatched_page()
    page.goto(served + "index.html")
    page.locator("#q").focus()
    page.locator(".hits").wait_for(state="attached")
    asked = page.evaluate("""async () => {
      let failures = 0;
      const once = () => {
        let isFirst = true;
        return async (all) => {
          if (isFirst) { isFirst = false; failures += 1; throw new Error("gone"); }
          return all.length;
        };
      };
      return [...await Promise.all([withIndex(once()), withIndex(once()), withIndex(once())]), failures];
    }""")
    assert asked == [2, 2, 2, 3]


def test_letters_of_a_placeholder_are_those_of_the_pages(open_page, base):
    page = open_at(open_page, base + "index.html")
    names = ["Noob-Noob", "Anne-Marie Duff", "O'Brien Mac", "Ève", "أليس", "…", "3-D Man", "<b>Bold</b>"]
    shown = page.evaluate("names => names.map(initialsOf)", names)
    # As `Initials` has them.
    assert shown == ["NN", "AM", "OM", "È", "أ", "·", "3D", "BB"]


def test_many_words_do_not_keep_a_reader_waiting(open_page, base):
    # Of words that are not there, each is sought in two parts and with its neighbour.
    page = open_at(open_page, base + "search.html?q=" + "+".join(["zzqxv"] * 3000))
    wait_for_count(page, "Nothing is called")


def test_a_missing_index_is_said_in_words(unwatched_page, served):  # noqa: F811
    page = unwatched_page()
    page.route(re.compile("/assets/search/"), lambda route: route.abort())
    page.goto(served + "search.html?q=zoe")
    wait_for_count(page, "could not be read")
    assert page.locator(".search-fallback").is_visible()
    page.goto(served + "index.html")
    page.locator("#q").press_sequentially("z")
    page.locator(".hits-note", has_text="could not be read").wait_for()
