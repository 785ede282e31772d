"""Paper, little motion, and colours that the reader's system forces."""

import pytest

from sites import DETAILS, fullest

SHOWN = """selector => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility({visibilityProperty: true}))
  .map((element) => element.outerHTML.slice(0, 80))"""

MOVING = """() => [...document.querySelectorAll("*")].flatMap((element) =>
  [null, "::before", "::after"].map((pseudo) => [element, getComputedStyle(element, pseudo)])
).filter(([_, style]) =>
  style.transitionDuration.split(", ").some((time) => parseFloat(time) > 0)
    || style.animationName !== "none"
).map(([element]) => element.outerHTML.slice(0, 80))"""

# Elements whose text has the colour of their own ground, or of what stands behind them.
INVISIBLE = """() => {
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (colour !== "rgba(0, 0, 0, 0)" && colour !== "transparent") return colour;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll("h1, h2, a, p, dt, dd, .badge, [aria-current], button")]
    .filter((element) => element.checkVisibility() && (element.innerText || element.textContent).trim())
    .filter((element) => getComputedStyle(element).color === ground(element))
    .map((element) => element.outerHTML.slice(0, 120));
}"""

BORDERLESS = """elements => elements.filter((element) => {
  const style = getComputedStyle(element);
  return style.borderTopStyle === "none" || parseFloat(style.borderTopWidth) === 0;
}).map((element) => `${element.parentElement.parentElement.className}: ${element.outerHTML}`)"""

KINDS = ["list", *DETAILS.values()]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_has_the_content_and_nothing_to_click(open_page, sample, kind, scheme):
    page = open_page(color_scheme=scheme)
    for entry in fullest(sample, kind):
        page.goto(entry.url)
        page.emulate_media(media="print", color_scheme=scheme)

        assert page.evaluate(SHOWN, "header nav, header button, .skip, .crumbs, .pager") == []
        assert page.evaluate(SHOWN, "h1") != []
        assert page.evaluate(SHOWN, "main .card, main .infobox") != []
        ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert ground in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
        assert page.pdf().startswith(b"%PDF")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_moves_for_a_reader_who_wants_little_motion(open_page, sample, kind):
    page = open_page(reduced_motion="reduce")
    for entry in fullest(sample, kind):
        page.goto(entry.url)
        assert page.evaluate(MOVING) == []
        assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_leave_text_and_borders(open_page, sample, kind, scheme):
    page = open_page(forced_colors="active", color_scheme=scheme)
    for entry in fullest(sample, kind):
        page.goto(entry.url)
        assert page.evaluate(INVISIBLE) == []
        badges = page.locator(".badge")
        assert badges.count() > 0 or kind in ("location", "person")
        assert badges.evaluate_all(BORDERLESS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_current_page_is_told_from_the_others_in_forced_colours(open_page, sample, scheme):
    page = open_page(forced_colors="active", color_scheme=scheme)
    page.goto(sample.page("characters/page-2.html").url)
    looks = page.locator(".pager-numbers a").evaluate_all(
        """links => links.map((link) => {
          const style = getComputedStyle(link);
          const look = [style.borderTopWidth, style.color, style.backgroundColor].join();
          return [link.hasAttribute("aria-current"), look];
        })"""
    )
    current = {look for is_current, look in looks if is_current}
    others = {look for is_current, look in looks if not is_current}
    assert len(current) == 1 and not current & others
