"""The small wikis that the tests of the scripts read, and the ways to open them."""

from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from search_site import SearchSite, characters, films
from servers import serve

NAMES = ["Zoë Álvarez", "Mr. Nobody", "Ann Other", "Ann Other", "أليس", "<b>Bold</b>"] + [
    f"Person {word}" for word in (
        "Apple Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper Kapok Larch Maple Nutmeg Oak "
        "Pine Quince Rowan Spruce Teak Umbrella Vine Willow Yew Zelkova Ash Beech Chestnut "
        "Dragontree Ebony Fig Guava Holly Ironwood Jacaranda Katsura Lime Mulberry"
    ).split()
]
FILMS = [(f"The {word} Film", 1980 + at) for at, word in enumerate(
    "First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth".split())]

DENIED = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException("denied", "SecurityError"); }
  });
}"""

FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""


@pytest.fixture(scope="module")
def hand(tmp_path_factory):
    return SearchSite(tmp_path_factory.mktemp("hand") / "hand", [characters(NAMES), films(FILMS)])


@contextmanager
def below(site, folder):
    """The address of a site below another folder of a server."""
    folder.mkdir()
    (folder / "sub").symlink_to(site.root, target_is_directory=True)
    with serve(folder, not_found=site.root / "index.html") as address:
        yield address + "/sub/"


@pytest.fixture(scope="module")
def served(hand, tmp_path_factory):
    with below(hand, tmp_path_factory.mktemp("served") / "parent") as address:
        yield address


@pytest.fixture(params=["file", "http"])
def base(request, hand):
    """The site's address from a folder, and below /sub/ of a server."""
    return hand.url if request.param == "file" else request.getfixturevalue("served")


def titles(page):
    return page.locator(".cards .band bdi").all_inner_texts()


def expect_titles(page, names):
    """What a page draws, or hears of another one, may come a moment later."""
    expect(page.locator(".cards .band bdi")).to_have_text(names)


def wait_for_count(page, text):
    page.locator("[data-search] .count, [data-list] > .count", has_text=text).first.wait_for()
