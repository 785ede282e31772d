"""A small wiki by hand: the theme's own styles and scripts around pages that have just what these
rely on, and an index of any entries."""

from html import escape
from pathlib import Path

import yaml

from index_writer import Collection, Entry, Writer, fold

THEME = Path(__file__).resolve().parents[2] / "Theme"
# What the program ends the script with.
LATER = 'document.documentElement.dataset.later = "assets/search.js";\n'
# The smallest picture that is one.
PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#789" d="M0 0h2v2H0z"/></svg>'
)
BADGES = {
    "alive": ["status", "alive", "🕺", "Alive"], "dead": ["status", "dead", "💀", "Dead"],
    "unknown": ["status", "unknown", "❓", "Unknown"],
}
STATUSES, SPECIES = ["alive", "dead", "unknown"], ["Alien", "Human", "Robot"]


def joined(kind):
    folder = THEME / kind
    names = [name for name in (folder / "order.txt").read_text().split() if name != "---"]
    return "".join((folder / name).read_text(encoding="utf-8") for name in names)


def words():
    def flat(prefix, value):
        if not isinstance(value, dict):
            yield prefix, value
            return
        for key, inner in value.items():
            yield from flat(f"{prefix}.{key}" if prefix else key, inner)

    strings = yaml.safe_load((THEME / "strings" / "en.yml").read_text(encoding="utf-8"))
    return dict(flat("", strings["script"]))


def slug(title):
    return "-".join("".join(part) for part in fold(title) if part.isascii())[:80]


def characters(names):
    """Entries whose facts follow from their numbers, so that tests can count them."""
    entries = []
    for number, name in enumerate(names, start=1):
        status, species = STATUSES[number % 3], SPECIES[number % 2]
        entries.append(Entry(
            key=str(number), title=name, context=f"{species} of somewhere",
            picture="drawn.svg" if number % 4 else "", slug=address_slug(name),
            connections=len(names) - number, badges=[BADGES[status]],
            facets={
                "status": [(status, status.capitalize())],
                "species": [(species.lower(), species)],
            },
        ))
    return Collection(
        "characters", "Characters", entries, {"status": "Status", "species": "Species"}, True)


def address_slug(title):
    """What the index says of it: nothing where it follows from the title."""
    return "" if title.isascii() else slug(title) or "-"


def films(names):
    entries = []
    for number, (title, year) in enumerate(names, start=1):
        genres = [("28-action", "Action"), ("18-drama", "Drama"), ("35-comedy", "Comedy")]
        entries.append(Entry(
            key=str(100 + number), title=title, context=str(year), slug=address_slug(title),
            facets={"genre": genres[: 1 + number % 3], "decade": [(f"{year // 10}0s",) * 2]},
            measures={
                "date": year * 10000 + 101, "rating": 40 + number * 7 % 60,
                "popularity": 10 * (len(names) - number),
            },
        ))
    sorts = [
        {"id": "date", "title": "Date", "descending": True},
        {"id": "rating", "title": "Rating", "descending": True},
        {"id": "popularity", "title": "Popularity", "descending": True},
    ]
    return Collection("movies", "Movies", entries, {"genre": "Genre", "decade": "Decade"}, True, sorts)


class SearchSite:
    def __init__(self, root, collections, site_id="hand", size=20, pages=True):
        self.root, self.collections, self.id, self.size = root, collections, site_id, size
        self.texts = "".join(
            f'<data value="{key}">{escape(text)}</data>' for key, text in words().items())
        self.put("assets/head.js", joined("js/head"))
        self.put("assets/site.js", joined("js") + LATER)
        self.put("assets/search.js", joined("js/search"))
        self.put("assets/site.css", joined("css"))
        self.put("images/drawn.svg", PICTURE)
        self.put("index.html", self.page("index.html", "<h1>Home</h1>"))
        self.put("search.html", self.page("search.html", self.search_content()))
        self.put("favourites.html", self.page(
            "favourites.html", '<h1>Favourites</h1><div data-favourites>'
            '<p class="favourites-fallback">Favourites need scripts.</p></div>'))
        Writer(collections).write(root / "assets/search")
        for collection in collections if pages else []:
            self.put_collection(collection)

    @property
    def url(self):
        return self.root.as_uri() + "/"

    def put(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def path(self, collection, entry):
        name = entry.slug or slug(entry.title)
        return f"{collection.id}/{entry.key}{'' if name in ('', '-') else '-' + name}.html"

    def put_collection(self, collection):
        ordered = sorted(collection.entries, key=lambda entry: int(entry.key))
        self.put_list(collection, ordered, "index.html|page-{page}.html", "")
        for facet in list(collection.facets)[:1]:
            for value in sorted({row for entry in ordered for row in entry.facets[facet]}):
                some = [entry for entry in ordered if value in entry.facets[facet]]
                base = f"{value[0]}.html|{value[0]}-page-{{page}}.html"
                hooks = f' data-facet="{facet}" data-value="{value[0]}"'
                self.put_list(collection, some, base, hooks, facet + "/")
        for entry in ordered:
            path = self.path(collection, entry)
            self.put(path, self.page(
                path, f'<header class="entry-head"><h1>{escape(entry.title)}</h1></header>'
                f'<aside class="infobox"><p>{escape(entry.context)}</p></aside>',
                f' data-entry="{collection.id}/{entry.key}"', f"{entry.title}: {entry.context}"))

    def put_list(self, collection, entries, base, hooks, folder=""):
        pages = [entries[at : at + self.size] for at in range(0, len(entries), self.size)]
        for number, page in enumerate(pages, start=1):
            name = address(base, number)
            path = f"{collection.id}/{folder}{name}"
            links = "".join(
                f'<li><a href="{address(base, each)}"'
                f'{" aria-current=page" if each == number else ""}>{each}</a></li>'
                for each in range(1, len(pages) + 1))
            content = (
                f'<h1>{escape(collection.title)}</h1><section class="entry-list" data-list '
                f'data-collection="{collection.id}" data-size="{self.size}" data-page="{number}" '
                f'data-pages="{len(pages)}" data-base="{base}"{hooks}><ul class="cards">'
                + "".join(self.card(collection, entry, path) for entry in page)
                + f'</ul><nav class="pager" aria-label="Pages"><ul>{links}</ul></nav></section>')
            self.put(path, self.page(path, content, f' data-collection="{collection.id}"'))

    def card(self, collection, entry, path):
        root = "../" * path.count("/")
        picture = f'<img class="picture" src="{root}images/{entry.picture}" width="2" height="2" alt="">'
        badges = "".join(
            f'<li class="badge {facet}-{value}"><span aria-hidden="true">{emoji}</span> '
            f"<bdi>{word}</bdi></li>" for facet, value, emoji, word in entry.badges)
        return (
            f'<li class="card" data-entry="{collection.id}/{entry.key}"><p class="band">'
            f'<a href="{root}{self.path(collection, entry)}"><bdi>{escape(entry.title)}</bdi> '
            f'<span class="distinction"></span></a></p>{picture if entry.picture else ""}'
            f'<p class="card-context" dir="auto">{escape(entry.context)}</p>'
            f'{f"""<ul class="badges">{badges}</ul>""" if badges else ""}</li>')

    def search_content(self):
        links = "".join(
            f'<li><a href="{each.id}/index.html">{each.title}</a></li>' for each in self.collections)
        return (
            '<h1>Search</h1><div class="search-page" data-search>'
            f'<div class="search-fallback"><ul class="chips">{links}</ul></div></div>')

    def page(self, path, content, body="", description=""):
        root = "../" * path.count("/") or "./"
        nav = "".join(
            f'<li><a href="{root}{each.id}/index.html">{each.title}</a></li>'
            for each in self.collections)
        return f"""<!doctype html>
<html lang="en" data-site="{self.id}" data-root="{root}">
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; base-uri 'none'">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{path}</title>
<meta name="description" content="{escape(description)}">
<script src="{root}assets/head.js"></script>
<link rel="stylesheet" href="{root}assets/site.css">
<link rel="icon" href="{root}images/drawn.svg">
</head>
<body{body}>
<a class="skip" href="#content">Skip to content</a>
<header class="bar"><div class="bar-inside">
<p class="brand"><a href="{root}index.html">Wiki</a></p>
<nav class="main-nav" aria-label="Collections"><ul>{nav}
<li><a href="{root}favourites.html">Favourites</a></li></ul></nav>
<form class="search" role="search" action="{root}search.html"><label class="unseen" for="q">Search</label>
<input id="q" name="q" type="search" placeholder="Search" autocomplete="off"></form>
<button class="theme-button" type="button" hidden data-system="System" data-light="Light" data-dark="Dark">
<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8"/></svg>
<span class="theme-label unseen">Theme:</span> <span class="theme-word">System</span></button>
</div></header>
<script src="{root}assets/site.js"></script>
<main id="content" tabindex="-1">
{content}
</main>
<footer class="foot"><p><span>By hand</span></p></footer>
<template id="script-words">{self.texts}</template>
</body>
</html>
"""


def address(base, page):
    first, others = base.split("|")
    return first if page == 1 else others.replace("{page}", str(page))
