"""What a wiki says to the web: it is data, so a browser neither runs nor objects to it."""

import json

from sites import KINDS, expect_none, fullest

LINKED_DATA = "application/ld+json"


def data_of(page):
    scripts = [each for each in page.tree.all("script") if each.get("type") == LINKED_DATA]
    return ["".join(script.children) for script in scripts]


def data_beside(page):
    return json.loads((page.site.root / page.path.replace(".html", ".json")).read_text("utf-8"))


def test_structured_data_is_json_whatever_an_api_sends(hostile):
    def offences():
        for page in hostile.pages:
            texts = data_of(page)
            if len(texts) != (0 if page.kind == "404" else 1):
                yield f"{page} has {len(texts)}"
            for text in texts:
                graph = json.loads(text)["@graph"]
                if any(sign in text for sign in "<>&\u2028\u2029"):
                    yield f"{page}: {text}"
                if page.kind == "movie" and graph[0]["name"] != data_beside(page)["title"]:
                    yield f"{page}: {graph[0]['name']!r}"

    expect_none(offences())


def test_the_policy_has_no_word_on_it(open_page, hostile):
    reader = open_page()
    for kind in KINDS:
        for page in fullest(hostile, kind):
            reader.goto(page.url)
            assert reader.evaluate("() => window.hacked") is None


def test_the_data_beside_a_page_is_of_its_entry(hostile):
    for page in hostile.of_kind("character", "movie", "person"):
        data = data_beside(page)
        assert data["url"] == page.path
        assert data["id"] == page.tree.first("body").get("data-entry")
