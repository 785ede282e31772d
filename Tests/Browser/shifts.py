"""What moves on a page while it loads."""

WATCHING = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifts.push(shift.value);
  }).observe({type: "layout-shift", buffered: true});
}"""

SETTLE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 99)))"

# A busy machine draws a page wherever its parser stands, and a line that has no end yet may still wrap.
# What a page does of itself it does each time.
LOADS = 3


def watch(page):
    """From now on each document of the page remembers what moves."""
    page.add_init_script(f"({WATCHING})()")


def shifts_of(page, address, act=SETTLE):
    """The layout shifts at an address that a watched page loads and acts upon; none if one of its loads had none."""
    for _ in range(LOADS):
        page.goto(address)
        page.evaluate(act)
        found = page.evaluate("window.shifts")
        if not found:
            return []
    return found
