"""Moves through a page as somebody does who has no pointer."""

FOCUS = """() => {
  const focused = document.activeElement;
  const box = focused.getBoundingClientRect();
  const isInSight = box.width > 0 && box.height > 0
    && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  let isRinged = false;
  for (let element = focused; element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    isRinged ||= style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  }
  return {what: focused.outerHTML.slice(0, 120), isInSight, isRinged};
}"""


def press_tab(page):
    """Moves the focus on and makes sure that a reader sees where it now is."""
    page.keyboard.press("Tab")
    focus = page.evaluate(FOCUS)
    assert focus["isInSight"], f"the focus is out of sight: {focus['what']}"
    assert focus["isRinged"], f"the focus has no ring: {focus['what']}"


def has_focus(locator):
    return locator.evaluate("element => element === document.activeElement")


def tab_to(locator, at_most=120):
    """Presses Tab until the focus is there."""
    for _ in range(at_most):
        press_tab(locator.page)
        if has_focus(locator):
            return
    raise AssertionError(f"{at_most} times Tab did not reach {locator}")


def follow(locator):
    """Goes to a link by Tab and follows it by Enter."""
    tab_to(locator)
    with locator.page.expect_navigation(wait_until="load"):
        locator.page.keyboard.press("Enter")
