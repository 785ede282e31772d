"""The built sites: their files, and the kind of each page by the paths that a site promises."""

import re
from collections import defaultdict
from functools import cache, cached_property

from html_tree import parse

HALVES = {
    "rickandmorty": {"characters": "character", "locations": "location", "episodes": "episode"},
    "tmdb": {"movies": "movie", "people": "person"},
}
"""By source its collections, and the kind of the pages of their entries."""

DETAILS = {name: kind for half in HALVES.values() for name, kind in half.items()}

KINDS = [
    *["home", "list", "category", "facet", "a-z", "name", *DETAILS.values()],
    *["statistics", "timeline", "random", "changes", "gone", "about", "404"],
    *["search", "favourites", "offline"],
]
"""Those that a reader stays on; from one that has `moved` the browser goes on by itself."""

OWN_ADDRESS = "https://wiki.example/of/enemies"
"""Where the hostile site says that it stands."""

TOP_LEVEL = {
    **{"index.html": "home", "404.html": "404"},
    **{f"{kind}.html": kind for kind in ["about", "statistics", "random", "search", "favourites", "offline"]},
}
"""The kinds of pages of which a wiki has one, by its name."""

NUMBERED = {"list": r"/page-(\d+)\.html$", "category": r"-page-(\d+)\.html$"}


class Page:
    def __init__(self, site, path):
        self.site = site
        self.path = path

    def __str__(self):
        return f"{self.site.name}/{self.path}"

    @property
    def url(self):
        # Without a place on the page, the random page leads on by itself.
        place = "#content" if self.kind == "random" else ""
        return self.site.url + self.path + place

    @cached_property
    def kind(self):
        """As its path promises, unless the page says that it stands in for another."""
        stand_in = re.search(r'<body [^>]*data-kind="(moved|gone)"', self.source)
        return stand_in[1] if stand_in else kind_of(self.path)

    @cached_property
    def source(self):
        return (self.site.root / self.path).read_text(encoding="utf-8")

    @cached_property
    def _parsed(self):
        return parse(self.source)

    @property
    def tree(self):
        return self._parsed[0]

    @property
    def nesting_offences(self):
        return self._parsed[1]

    @property
    def main(self):
        return self.tree.first("main")

    @property
    def collection(self):
        return self.path.split("/")[0]

    @property
    def name(self):
        return self.path.split("/")[-1]

    @property
    def half(self):
        """The source that the page is about, or None for one about all of them."""
        return next((name for name, half in HALVES.items() if self.collection in half), None)

    @property
    def entry_number(self):
        """The id of the entry that the page is about, whatever its name."""
        return number_in(self.name)

    @property
    def number(self):
        """Of a page of a list: 1 for the first."""
        found = re.search(NUMBERED.get(self.kind, "(?!)"), self.path)
        return int(found[1]) if found else 1

    @property
    def series(self):
        """What the pages of one list have in common."""
        first = "/index.html" if self.kind == "list" else ".html"
        return re.sub(NUMBERED[self.kind], first, self.path)


class Site:
    def __init__(self, name, root):
        self.name = name
        self.root = root
        self.url = root.as_uri() + "/"
        self.files = frozenset(
            file.relative_to(root).as_posix() for file in root.rglob("*") if file.is_file()
        )
        self.pages = [Page(self, path) for path in sorted(self.files) if path.endswith(".html")]
        self._by_path = {page.path: page for page in self.pages}

    def page(self, path):
        return self._by_path[path]

    def detail(self, collection, number):
        """The page of the entry with this id, whatever its name."""
        return self.details(collection)[number]

    def details(self, collection):
        """The pages of the entries of a collection by their ids."""
        pages = self.of_kind(DETAILS[collection])
        return {page.entry_number: page for page in pages}

    def of_kind(self, *kinds):
        return [page for page in self.pages if page.kind in kinds]


def number_in(address):
    """The id that the address of an entry's page begins with."""
    return int(re.match(r"\d+", address.split("/")[-1])[0])


def kind_of(path):
    """One of KINDS, or `other`."""
    folders, name = path.split("/")[:-1], path.split("/")[-1]
    if not folders:
        if re.fullmatch(r"changes(-page-\d+)?\.html", name):
            return "changes"
        if re.fullmatch(r"timeline(-\d+s)?\.html", name):
            return "timeline"
        return TOP_LEVEL.get(name, "other")
    if len(folders) == 2 and folders[1] == "name":
        return "name"
    if len(folders) == 2:
        return "facet" if name == "index.html" else "category"
    if name == "a-z.html":
        return "a-z"
    if re.fullmatch(r"index\.html|page-\d+\.html", name):
        return "list"
    return DETAILS.get(folders[0], "other")


def faces(page, collection):
    """The ids of the entries of a collection that a page shows in pictures among its content."""
    links = [face.first("a") for face in page.main.of_class("face")]
    paths = [(page.collection + "/" + link.get("href")).split("/")[-2:] for link in links if link]
    return [number_in(name) for folder, name in paths if folder == collection]


def extremes(sites, kind):
    """Of a kind the fullest page, the emptiest, the most hostile, that with the longest word; of
    pages that both halves of a wiki have, those of either."""
    ways = [(max, fullness), (min, fullness), (max, hostility), (max, longest_word)]
    halves = by_half(sites, kind)
    return list(dict.fromkeys(choose(pages, key=by) for pages in halves for choose, by in ways))


def fullest(site, kind):
    """Of a kind the fullest page, or that of either half."""
    return [max(pages, key=fullness) for pages in by_half([site], kind)]


def by_half(sites, kind):
    halves = defaultdict(list)
    for site in sites:
        for page in site.of_kind(kind):
            halves[page.half].append(page)
    return halves.values()


def fullness(page):
    return len(page.source)


@cache
def hostility(page):
    """Markup in its heading, then how densely it is set with what must not be read as markup."""
    return page.main.first("h1").text.count("<"), page.source.count("&") / len(page.source)


@cache
def longest_word(page):
    return max(map(len, page.main.text.split()), default=0)


def expect_none(offences):
    """Fails with the offences in its message, the first of many."""
    found = [str(offence) for offence in offences]
    more = f"\n… and {len(found) - 30} more" if len(found) > 30 else ""
    assert not found, f"{len(found)} offences\n" + "\n".join(found[:30]) + more
