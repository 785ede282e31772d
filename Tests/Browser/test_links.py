"""Every link of every page, by the program's own check and without it."""

import re
import subprocess
from collections import Counter
from urllib.parse import unquote, urlsplit

from sites import KINDS, OWN_ADDRESS, expect_none

RESOURCES = {"img", "script", "link", "iframe", "source", "audio", "video", "object", "embed"}

# Where films and people are at home, says the data. These are no hosts that anybody has.
# Those that the films and people of the tests name.
HOMEPAGES = {"homepage.example", "192.0.2.1", "wind.example"}


def references(page):
    """Element and address of all that a page points to."""
    for element in page.tree.all():
        for name in ["href", "src", "data", "poster", "action", "formaction"]:
            if element.get(name) is not None:
                yield element, element.get(name)
        for candidate in (element.get("srcset") or "").split(","):
            if candidate.strip():
                yield element, candidate.split()[0]


def resolve(page, address):
    """The file of the site that a relative address leads to; None where it leaves the site."""
    steps = page.path.split("/")[:-1]
    for step in urlsplit(address).path.split("/"):
        if step == "..":
            if not steps:
                return None
            steps.pop()
        elif step != ".":
            steps.append(unquote(step, errors="strict"))
    return "/".join(steps)


def is_own(address):
    """A whole address of the site, which only the page of a missing one and robots are given."""
    return address.startswith(OWN_ADDRESS + "/")


def is_outward(element, address):
    """Only a link that a reader follows by choice may leave the site."""
    parts = urlsplit(address)
    is_free = element.tag == "a" or element.get("rel") == "canonical"
    return is_free and parts.scheme in ("http", "https") and bool(parts.netloc)


def inward(page):
    for element, address in references(page):
        if not is_outward(element, address):
            yield element, address


def ids(page):
    return [element.get("id") for element in page.tree.all() if element.get("id") is not None]


def test_the_program_finds_nothing_and_no_orphan(wikigen, site):
    done = subprocess.run(
        [wikigen, "check", "--strict", site.root], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_address_is_relative_and_leads_to_a_file(site):
    def offences():
        for page in site.pages:
            for element, address in inward(page):
                parts = urlsplit(address)
                if parts.scheme or parts.netloc or parts.path.startswith("/"):
                    yield f"{page}: <{element.tag}> points to {address}"
                elif re.search(r"[\s\"<>\\^`{|}]|%(?![0-9A-Fa-f]{2})|[^\x00-\x7f]", address):
                    yield f"{page}: {address!r} is not percent-encoded"
                elif parts.path and resolve(page, address) not in site.files:
                    yield f"{page}: {address} is no file"

    expect_none(offences())


def test_every_fragment_is_an_id_of_its_page(site):
    known = {page.path: set(ids(page)) for page in site.pages}

    def offences():
        for page in site.pages:
            for _, address in inward(page):
                fragment = unquote(urlsplit(address).fragment)
                target = resolve(page, address) if urlsplit(address).path else page.path
                if fragment and fragment not in known.get(target, ()):
                    yield f"{page}: {address}"

    expect_none(offences())


def test_no_id_stands_twice_on_a_page(site):
    expect_none(
        f"{page}: {name!r}"
        for page in site.pages
        for name, count in Counter(ids(page)).items()
        if count > 1 or not name
    )


def test_references_by_id_find_theirs(site):
    names = ["for", "aria-labelledby", "aria-describedby", "aria-controls"]
    expect_none(
        f"{page}: {name}={element.get(name)}"
        for page in site.pages
        for element in page.tree.all()
        for name in names
        if element.get(name) is not None
        if not set(element.get(name).split()) <= set(ids(page))
    )


def test_no_page_has_code_or_style_of_its_own(site):
    def offences():
        for page in site.pages:
            for element in page.tree.all():
                if element.tag in ("base", "iframe", "object", "embed"):
                    yield f"{page}: <{element.tag}>"
                if element.tag == "form" and element.get("role") != "search":
                    yield f"{page}: a form that is no search"
                is_data = element.get("type") == "application/ld+json"
                # What every page carries stands in its head; `test_policy.py` counts it.
                is_carried = element.parent.tag == "head"
                is_script = element.tag == "script" and not element.get("src") and not is_data
                if (is_script or element.tag == "style") and not is_carried:
                    yield f"{page}: an inline {element.tag}"
                for name, value in element.pairs:
                    if name == "style" or name.startswith("on"):
                        yield f"{page}: <{element.tag} {name}={value!r}>"
                    if name in ("integrity", "crossorigin"):
                        yield f"{page}: <{element.tag} {name}>, which a file:// page refuses"

    expect_none(offences())


def test_no_attribute_stands_twice_on_an_element(site):
    expect_none(
        f"{page}: <{element.tag} {name}>"
        for page in site.pages
        for element in page.tree.all()
        for name, count in Counter(name for name, _ in element.pairs).items()
        if count > 1
    )


def test_only_links_leave_the_site_and_only_for_its_sources(site):
    def hosts(*kinds):
        return {
            urlsplit(address).netloc
            for page in site.pages
            if page.kind in kinds
            for element, address in references(page)
            if is_outward(element, address) and not is_own(address)
        }

    tmdb, imdb = "www.themoviedb.org", "www.imdb.com"
    assert hosts("about") == {"rickandmortyapi.com", tmdb}
    assert {tmdb} <= hosts("person") <= {tmdb, imdb, *HOMEPAGES}
    films = {tmdb, imdb, "www.youtube.com"}
    assert films <= hosts("movie") <= {*films, "vimeo.com", *HOMEPAGES}
    assert hosts(*set(KINDS) - {"about", "person", "movie"}) == set()
    expect_none(
        f"{page}: {address}"
        for page in site.pages
        for element, address in references(page)
        if element.tag in RESOURCES and urlsplit(address).netloc and not is_own(address)
    )


def test_style_sheets_ask_for_files_of_the_site_only(site):
    sheets = [path for path in site.files if path.endswith(".css")]
    assert sheets
    expect_none(
        f"{path}: {found}"
        for path in sheets
        for found in re.findall(r"@import[^;]*|url\([^)]*\)", (site.root / path).read_text())
        if not re.fullmatch(r"url\([\w./-]+\)", found)
        or found[4:-1] not in {name.removeprefix("assets/") for name in site.files}
    )


def test_every_page_is_reached_from_the_home_page(site):
    reached, waiting = {"index.html"}, ["index.html"]
    while waiting:
        page = site.page(waiting.pop())
        for element, address in inward(page):
            target = resolve(page, address) if urlsplit(address).path else page.path
            if element.tag in ("a", "form") and target.endswith(".html") and target not in reached:
                reached.add(target)
                waiting.append(target)
    expect_none({page.path for page in site.pages} - reached - {"404.html", "offline.html"})


def card_pictures(site):
    for page in site.pages:
        for meta in page.tree.all("meta"):
            if meta.get("property") == "og:image":
                yield meta.get("content").removeprefix(OWN_ADDRESS + "/")


def test_a_card_has_a_picture_of_the_site(site):
    expect_none(path for path in set(card_pictures(site)) if path not in site.files)


def test_every_file_is_used(site):
    """But for what scripts fetch: that they reach it is for the program's own check to say."""
    used = {resolve(page, address) for page in site.pages for _, address in inward(page)}
    used |= set(card_pictures(site))
    expect_none(
        path
        for path in site.files
        if path.startswith(("assets/", "images/"))
        and not path.startswith(("assets/search/", "assets/search-", "assets/offline/", "assets/icon-"))
        and path not in used
    )


def test_no_two_paths_differ_in_case_alone(site):
    counts = Counter(path.casefold() for path in site.files)
    expect_none(path for path, count in counts.items() if count > 1)


def test_paths_are_plain_everywhere(site):
    """Lower-case ASCII, no longer than a file system takes, and no name that Windows keeps."""
    kept = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
    expect_none(
        path
        for path in site.files
        for step in path.split("/")
        if not re.fullmatch(r"\.?[a-z0-9][a-z0-9._-]*", step)
        or kept.fullmatch(step)
        or step.endswith(".")
        or len(step) > 128
    )
