"""Reads the search index of a built site, with no help from the scripts that readers have."""

import json
import re

from index_writer import ALPHABET

DIGIT = {character: place for place, character in enumerate(ALPHABET)}


def shard(site, name):
    text = (site.root / f"assets/search/{name}.js").read_text(encoding="utf-8")
    found = re.fullmatch(r'wikigenShard\("([^"]*)",(.*)\);\n', text, re.S)
    assert found and found[1] == name, name
    assert not re.search("[<\u2028\u2029]", found[2]), name
    return json.loads(found[2])


def fixed(text, width, at):
    value = 0
    for character in text[at * width : (at + 1) * width]:
        value = value * 90 + DIGIT[character]
    return value


def varints(text):
    value = 0
    for character in text:
        value = value * 45 + DIGIT[character] % 45
        if DIGIT[character] >= 45:
            yield value
            value = 0


def front_coded(text):
    # Lengths are in UTF-16, which is two bytes a unit here.
    last = b""
    for line in text.split("\n"):
        rest = line[1:].encode("utf-16-be", "surrogatepass")
        last = last[: 2 * int(line[0], 36)] + rest
        yield last.decode("utf-16-be", "surrogatepass")


class IndexedCollection:
    def __init__(self, site, head):
        self.site, self.head, self.id = site, head, head["id"]

    def shard(self, what, digest):
        return shard(self.site, f"{self.id}-{what}-{digest}")

    def records(self):
        """Title, key and slug of each entry."""
        size = self.head["records"]["size"]
        for number, digest in enumerate(self.head["records"]["names"]):
            block = self.shard(f"r{number}", digest)
            keys = block["k"].split("\n")
            columns = [block[each].split("\n") if each in block else [""] * len(keys) for each in "ts"]
            assert all(len(column) == len(keys) <= size for column in columns)
            yield from zip(columns[0], keys, columns[1])

    def postings(self):
        """By word the class of each of its documents."""
        found = {}
        for number, digest in enumerate(self.head["words"]["names"]):
            part = self.shard(f"w{number}", digest)
            words = list(front_coded(part["w"]))
            assert words[0] == self.head["words"]["from"][number]
            lists = part["p"].split(" ")
            assert len(words) == len(lists)
            for word, text in zip(words, lists):
                value, classes = 0, {}
                for difference in varints(text):
                    value += difference
                    classes[value // 3] = value % 3
                found[word] = classes
        return found

    def filters(self):
        """By facet the slugs of the values of each document."""
        if "filters" not in self.head:
            return {}
        found = {}
        for name, facet in self.shard("f", self.head["filters"])["facets"].items():
            slugs = [slug for slug, _ in facet["values"]]
            width, docs = facet["width"], facet["docs"]
            if facet["many"]:
                rows = [[fixed(each, width, at) for at in range(len(each) // width)]
                        for each in docs.split(" ")]
            else:
                rows = [[at - 1] if (at := fixed(docs, width, doc)) else []
                        for doc in range(self.head["n"])]
            found[name] = [[slugs[at] for at in row] for row in rows]
        return found


def collections(site):
    return [IndexedCollection(site, head) for head in shard(site, "index")["collections"]]
