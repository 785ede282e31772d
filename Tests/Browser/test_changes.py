"""What a wiki tells of changes, with every name and value an attack or an accident."""

import json

import feedparser

from sites import expect_none
from test_validity import expect_valid, messages_of


def test_the_pages_of_a_wiki_with_a_history_are_valid(told, tmp_path):
    expect_valid(messages_of(told, tmp_path))
    expect_none(f"{page}: {found}" for page in told.pages for found in page.nesting_offences)


def test_changes_lead_to_the_pages_of_their_entries(told):
    links = [
        link.get("href")
        for page in told.of_kind("changes")
        for link in page.main.first("div").all("a")
    ]
    assert len(links) > 100
    expect_none(link for link in links if link not in told.files)


def test_a_feed_reader_has_nothing_to_object_to(told):
    feed = feedparser.parse((told.root / "changes.xml").read_bytes())
    assert not feed.bozo, feed.get("bozo_exception")
    assert feed.version == "atom10"
    assert feed.feed.link == "https://a.example/changes.html"
    assert len(feed.entries) > 100
    assert len({entry.id for entry in feed.entries}) == len(feed.entries)
    expect_none(
        entry.id
        for entry in feed.entries
        if not (entry.title and entry.updated_parsed and entry.published_parsed and entry.content)
    )
    items = json.loads((told.root / "changes-feed.json").read_text(encoding="utf-8"))["items"]
    assert [item["id"] for item in items] == [entry.id for entry in feed.entries]
    assert [item["url"] for item in items] == [entry.link for entry in feed.entries]
