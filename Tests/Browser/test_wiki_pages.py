"""What a wiki has beyond its lists: names, links, drawings, numbers, dates, chance."""

import gzip
import re
from collections import Counter
from urllib.parse import unquote

import pytest

from sites import DETAILS, expect_none, number_in

MAP_BYTES = 1_500
"""What the drawing of an entry's neighbourhood may weigh, compressed."""


def links_of(element):
    return [unquote(link.get("href")) for link in element.all("a")]


def names_of(site, collection):
    """By folded name the ids of the entries that bear it."""
    names = {}
    for number, page in site.details(collection).items():
        names.setdefault(page.main.first("h1").text.lower(), set()).add(number)
    return names


def test_each_name_that_several_share_has_a_page_with_all_of_them(site):
    for collection in DETAILS:
        shared = [ids for ids in names_of(site, collection).values() if len(ids) > 1]
        pages = [page for page in site.of_kind("name") if page.collection == collection]
        pages = [page for page in pages if not re.search(r"-page-\d+\.html$", page.name)]
        found = [{number_in(link) for link in links_of(page.main) if "/name/" not in link} for page in pages]
        assert len(pages) == len(shared), collection
        for ids, page in zip(found, pages):
            assert any(ids <= one for one in shared), page
    assert site.of_kind("name")


def test_each_namesake_leads_to_the_page_of_its_name(site):
    def offences():
        for collection in DETAILS:
            shared = [ids for ids in names_of(site, collection).values() if len(ids) > 1]
            for number, page in site.details(collection).items():
                links = [link for link in links_of(page.main) if link.startswith("name/")]
                if (len(links) == 1) != any(number in ids for ids in shared):
                    yield f"{page}: {links}"

    expect_none(offences())


def test_what_links_here_says_how_many_pages_name_the_entry(sample):
    """The films that recommend a film are named on its page; no template of ours shows them."""
    recommended = Counter()
    for page in sample.of_kind("movie"):
        heading = [title for title in page.main.all("h2") if title.text == "More like this"]
        faces = [face for face in page.main.of_class("face")] if heading else []
        links = {link for face in faces for link in links_of(face) if "/" not in link}
        recommended.update(number_in(link) for link in links)
    assert recommended
    for number, page in sample.details("movies").items():
        groups = [group for group in page.main.of_class("link-group") if group.first("h3")]
        shown = {number_in(link) for group in groups for link in links_of(group)}
        assert len(shown) == recommended[number], page


def test_what_links_here_has_a_title_and_groups(site):
    found = 0
    for page in site.of_kind("character", "location", "episode", "movie", "person"):
        sections = list(page.main.of_class("links-here"))
        assert len(sections) <= 1, page
        for section in sections:
            assert section.first("h2") and list(section.of_class("link-group")), page
        found += len(sections)
    assert found


def test_who_appears_with_whom_is_symmetric_among_the_closest(sample):
    rick = sample.detail("characters", 1)
    (section,) = rick.main.of_class("companions")
    assert len(list(section.of_class("face"))) == 12
    counts = [int(face.text.split()[-3]) for face in section.of_class("face")]
    assert counts == sorted(counts, reverse=True)
    episodes = {link for link in links_of(rick.main) if "/episodes/" in link}
    first = number_in(links_of(section)[0])
    others = {link for link in links_of(sample.detail("characters", first).main) if "/episodes/" in link}
    assert counts[0] == len(episodes & others)


def test_a_drawing_of_neighbours_is_small_and_says_nothing_new(site):
    def offences():
        for page in site.of_kind(*DETAILS.values()):
            for drawing in page.main.of_class("map"):
                source = re.search(r'<div class="map">.*?</div>', page.source, re.S)[0]
                if len(gzip.compress(source.encode(), 9)) > MAP_BYTES:
                    yield f"{page}: a drawing of {len(source)} bytes"
                svg = drawing.first("svg")
                if svg.get("aria-hidden") != "true" or not 2 <= len(list(svg.all("a"))) <= 8:
                    yield f"{page}: {svg.pairs}"
                if any(link.get("tabindex") != "-1" for link in svg.all("a")):
                    yield f"{page}: the drawing is on the way of the keyboard"

    expect_none(offences())
    assert any(page.main.of_class("map") for page in site.of_kind("character"))


def test_names_in_a_drawing_stay_inside_it_and_stay_text(open_page, hostile):
    page = open_page(viewport={"width": 320, "height": 900})
    pages = [entry for entry in hostile.of_kind("character", "movie") if "class=\"map\"" in entry.source]
    for entry in pages[:12]:
        page.goto(entry.url)
        outside = page.locator(".map svg").evaluate(
            """svg => {
              const frame = svg.getBoundingClientRect();
              return [...svg.querySelectorAll("text")].filter((text) => {
                const box = text.getBoundingClientRect();
                return box.left < frame.left - 1 || box.right > frame.right + 1;
              }).map((text) => text.textContent);
            }"""
        )
        assert outside == [], entry
        tags = set(page.locator(".map svg *").evaluate_all("all => all.map((one) => one.localName)"))
        assert tags <= {"g", "path", "a", "title", "circle", "text"}, entry


def test_the_charts_say_what_the_categories_hold(sample):
    (page,) = sample.of_kind("statistics")
    counts = {}
    for item in page.main.all("li"):
        links = links_of(item)
        numbers = [part.text for part in item.elements if re.fullmatch(r"[\d,]+", part.text)]
        if len(links) == 1 and len(numbers) == 1:
            counts[links[0]] = int(numbers[0].replace(",", ""))
    assert len(counts) > 20
    for path, count in counts.items():
        lead = sample.page(path).main.of_class("lead")[0].text
        assert lead.replace(",", "").startswith(f"{count} "), path


def test_the_charts_are_drawn_by_the_policy_that_holds(open_page, sample):
    page = open_page()
    page.goto(sample.url + "statistics.html")
    assert "style=" not in sample.page("statistics.html").source
    drawn = page.locator(".charts svg rect").evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().width > 0).length"
    )
    assert drawn > 50


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_parts_of_a_strip_differ_from_one_another(open_page, sample, scheme):
    page = open_page(color_scheme=scheme)
    page.goto(sample.url + "statistics.html")
    strips = page.locator(".strip").evaluate_all(
        """all => all.map((strip) =>
          [...strip.querySelectorAll("rect")].map((part) => getComputedStyle(part).fill))"""
    )
    assert strips
    assert all(len(set(fills)) == len(fills) for fills in strips)


def test_the_timeline_has_every_episode_in_the_order_of_its_days(sample):
    (page,) = sample.of_kind("timeline")
    episodes = [number_in(link) for link in links_of(page.main) if link.startswith("episodes/")]
    assert sorted(episodes) == sorted(sample.details("episodes"))
    years = [int(title.text) for title in page.main.all("h2")]
    assert years == sorted(years) and len(years) > 10
    jumps = [link for link in links_of(page.main) if link.startswith("#")]
    assert jumps == [f"#s-year-{year}" for year in years]


def test_the_random_page_shows_entries_of_every_collection_without_scripts(open_page, sample):
    page = open_page(java_script_enabled=False)
    page.goto(sample.url + "random.html")
    assert page.url == sample.url + "random.html"
    links = links_of(sample.page("random.html").main)
    cards = [link for link in links if link.split("/")[1][0].isdigit()]
    assert len(cards) == len(set(cards)) == 24
    assert {link.split("/")[0] for link in cards} == set(DETAILS)


def test_the_random_page_leads_on_and_the_way_back_does_not_come_to_it(open_page, home):
    page = open_page()
    page.goto(home + "index.html")
    page.goto(home + "random.html")
    page.wait_for_url(re.compile(r"/(characters|locations|episodes|movies|people)/\d+[^/]*\.html$"))
    page.go_back()
    assert page.url == home + "index.html"


def test_the_random_page_leads_to_more_than_one(open_page, sample):
    page = open_page()
    seen = set()
    for _ in range(6):
        page.goto(sample.url + "random.html")
        page.wait_for_url(re.compile(r"/\d+[^/]*\.html$"))
        seen.add(page.url)
    assert len(seen) > 1


def test_about_names_what_stands_alone(sample):
    about = sample.page("about.html").main
    titles = [title.text for title in about.all("h3")]
    assert "Isolated: 1 movie" in titles
    alone = [title for title in titles if title.startswith("Isolated")]
    assert alone and all(re.search(r"\d", title) for title in alone)


def test_every_page_leads_to_the_pages_of_the_whole_wiki(site):
    def offences():
        for page in site.pages:
            if page.kind == "404":
                continue
            up = "../" * page.path.count("/")
            links = links_of(page.tree.of_class("foot")[0])
            for name in ["statistics", "timeline", "random", "about"]:
                if f"{up}{name}.html" not in links:
                    yield f"{page}: no way to {name}"

    expect_none(offences())
