"""Pages on screens of every width, for fingers, and without a jump while they load."""

import pytest
from playwright.sync_api import expect

import hostile_api
from servers import serve_slowly
from shifts import shifts_of, watch
from sites import DETAILS, KINDS, expect_none, extremes

# What stands out of the window on the left or on the right, where nothing scrolls it into sight.
OUTSIDE = """() => {
  const width = document.documentElement.clientWidth;
  const out = [];
  if (document.documentElement.scrollWidth > width) {
    out.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(".skip, .unseen")) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.left >= -1 && box.right <= width + 1) continue;
    const label = element.outerHTML.slice(0, 100);
    out.push(`from ${Math.round(box.left)} to ${Math.round(box.right)}: ${label}`);
  }
  return out.slice(0, 3);
}"""

# Whether a finger of 44 px that aims at the middle hits the link all over.
SMALL_TARGETS = """elements => elements.filter((element) => {
  let box = element.getBoundingClientRect();
  if (box.width === 0) return false;
  if (box.width >= 44 && box.height >= 44) return false;
  element.scrollIntoView({block: "center", inline: "center"});
  box = element.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return [[-21, 0], [21, 0], [0, -21], [0, 21]].some(([right, down]) => {
    const hit = document.elementFromPoint(x + right, y + down);
    return !hit || hit.closest("a, button") !== element;
  });
}).map((element) => element.outerHTML.slice(0, 120))"""

TARGETS = ["header.bar a, header.bar button", ".pager a", ".card a", ".neighbours a", ".trailer a"]

SCROLL_THROUGH = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  await frame();
  await frame();
}"""


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_stands_out_of_the_window_at_any_width(open_page, sites, kind):
    page = open_page()
    offences = []
    for entry in extremes(sites, kind):
        page.goto(entry.url)
        for width in [320, 390, 768, 1280, 2560]:
            page.set_viewport_size({"width": width, "height": 900})
            offences += [f"{entry} at {width}: {what}" for what in page.evaluate(OUTSIDE)]
    expect_none(offences)


@pytest.mark.parametrize("collection", DETAILS)
def test_no_hostile_entry_stands_out_of_the_narrowest_window(open_page, hostile, collection):
    page = open_page(viewport={"width": 320, "height": 900})
    offences = []
    entries = hostile.details(collection)
    for number in range(1, len(hostile_api.TEXTS) + 4):
        if (entry := entries.get(number)) is None:
            continue
        page.goto(entry.url)
        offences += [f"{entry}: {what}" for what in page.evaluate(OUTSIDE)]
    expect_none(offences)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "404"])
def test_a_finger_hits_what_it_aims_at(open_page, sites, kind):
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    offences = []
    for entry in extremes(sites, kind):
        page.goto(entry.url)
        for place in TARGETS:
            small = page.locator(place).evaluate_all(SMALL_TARGETS)
            offences += [f"{entry}: {what}" for what in small]
    expect_none(offences)


@pytest.mark.parametrize("kind", ["home", "list", *DETAILS.values()])
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_jumps_while_a_page_loads_and_is_scrolled(open_page, sites, kind, width):
    page = open_page(viewport={"width": width, "height": 844})
    watch(page)
    for entry in extremes(sites, kind):
        assert shifts_of(page, entry.url, SCROLL_THROUGH) == [], entry


def cut_in_header(site):
    """The home page of a site up to the navigation in its header, from there, and the header's end."""
    html = (site.root / "index.html").read_text()
    nav, end = html.index('<nav class="main-nav"'), html.index("</header>") + len("</header>")
    assert nav < end
    return html[:nav], html[nav:end], html[end:]


def test_a_header_is_drawn_when_it_is_whole(unwatched_page, sample):
    begin, middle, end = cut_in_header(sample)
    # It is closed while pictures of it are still under way.
    page = unwatched_page()
    with serve_slowly(sample.root, begin, middle + end) as (address, may_go_on):
        page.goto(address, wait_until="commit")
        brand = page.locator(".brand")
        brand.wait_for(state="attached")
        assert page.locator(".main-nav").count() == 0
        assert not brand.is_visible()
        may_go_on.set()
        expect(brand).to_be_visible()
        expect(page.locator(".main-nav")).to_be_visible()


def test_a_header_that_nothing_follows_is_drawn_when_the_page_is(unwatched_page, sample):
    begin, middle, _ = cut_in_header(sample)
    page = unwatched_page()
    with serve_slowly(sample.root, begin, middle + "</body></html>") as (address, may_go_on):
        may_go_on.set()
        page.goto(address)
        assert page.locator(".bar").evaluate("bar => bar.nextElementSibling") is None
        assert page.locator(".brand").is_visible()


def test_a_picture_keeps_its_place_and_its_shape(open_page, sample, hostile):
    page = open_page()
    offences = []
    for site in [sample, hostile]:
        lists = [f"{collection}/index.html" for collection in ("characters", "movies", "people")]
        for path in [*lists, *pictured_entries(site)]:
            page.goto(site.url + path)
            page.evaluate(SCROLL_THROUGH)
            broken = page.locator("main img").evaluate_all(
                """images => images.filter((image) =>
                  image.naturalWidth !== Number(image.getAttribute("width")) ||
                  image.naturalHeight !== Number(image.getAttribute("height"))
                ).map((image) => image.outerHTML)"""
            )
            offences += [f"{site.name}/{path}: {what}" for what in broken]
    expect_none(offences)


def pictured_entries(site):
    """The pages of the entries that the first pages of the lists begin with."""
    for collection in ["characters", "movies", "people"]:
        for number in sorted(site.details(collection))[:2]:
            yield site.detail(collection, number).path
