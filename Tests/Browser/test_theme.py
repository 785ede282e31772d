"""Light and dark: the system's, or the reader's choice, which lasts."""

import pytest

DENIED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); }
});"""


def choose(page, word):
    """Presses the theme button until it says this word."""
    button = page.get_by_role("button", name="Theme")
    for _ in range(3):
        if word in button.inner_text():
            return
        button.click()
    assert word in button.inner_text()


def is_dark(page):
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = [int(part) for part in ground.strip("rgb()").split(",")]
    return red + green + blue < 3 * 128


@pytest.mark.parametrize("system", ["light", "dark"])
def test_a_page_follows_the_system(open_page, sample, system):
    page = open_page(color_scheme=system)
    page.goto(sample.url + "index.html")
    assert is_dark(page) == (system == "dark")


def test_a_choice_lasts_over_pages_and_wins_over_the_system(open_page, home):
    page = open_page(color_scheme="light")
    page.goto(home + "index.html")
    choose(page, "Dark")
    assert is_dark(page)

    page.goto(home + "characters/1-rick-sanchez.html")
    assert is_dark(page)
    page.reload()
    assert is_dark(page)

    page.emulate_media(color_scheme="dark")
    choose(page, "Light")
    page.go_back()
    assert not is_dark(page)

    choose(page, "System")
    assert is_dark(page)


def test_the_button_is_worked_by_keyboard(open_page, sample):
    page = open_page(color_scheme="light")
    page.goto(sample.url + "index.html")
    choose(page, "Light")
    page.get_by_role("button", name="Theme").focus()
    page.keyboard.press("Enter")
    assert is_dark(page)


def test_a_choice_is_kept_from_another_site_on_the_same_machine(open_page, sample, hostile):
    page = open_page(color_scheme="light")
    page.goto(sample.url + "index.html")
    choose(page, "Dark")
    page.goto(hostile.url + "index.html")
    assert not is_dark(page)


def test_a_choice_holds_on_its_page_where_storage_is_denied(open_page, home):
    page = open_page(color_scheme="light")
    page.add_init_script(DENIED)
    page.goto(home + "characters/index.html")
    choose(page, "Dark")
    assert is_dark(page)


def test_without_scripts_all_is_there_but_what_only_scripts_can_do(open_page, sample):
    scripted, plain = open_page(), open_page(java_script_enabled=False)
    for path in ["index.html", "characters/index.html", "characters/1-rick-sanchez.html"]:
        scripted.goto(sample.url + path)
        plain.goto(sample.url + path)
        # Hearts and what stands above a list; tests of their own tell of them.
        scripted.evaluate("() => document.querySelectorAll('main button, .tools').forEach((it) => it.remove())")
        for part in ["header nav", "main", "footer"]:
            words = [view.locator(part).first.inner_text() for view in (scripted, plain)]
            assert words[0] == words[1] != "", f"{part} of {path}"
        assert scripted.locator("header button").is_visible()
        assert not plain.locator("header button").is_visible()
