"""Films and people of an API that wishes us ill: what is shown, and what must not be."""

import re
from urllib.parse import urlsplit

import pytest

import hostile_people
import hostile_tmdb
import hostile_values
from sites import expect_none, faces


@pytest.mark.parametrize("number", hostile_tmdb.BARE_FILMS)
def test_a_film_of_which_nothing_is_known_says_so_in_words(hostile, number):
    page = hostile.detail("movies", number)
    assert page.main.first("h1").text == f"#{number}"
    assert page.main.first("meter") is None
    for name in ["rating", "money", "makers", "trailer", "tags", "faces", "departments", "tagline"]:
        assert page.main.of_class(name) == [], name
    assert "No cast" in page.main.text
    assert page.main.of_class("lead")[0].text


def test_films_that_a_wiki_must_not_show_leave_no_trace(hostile):
    unwanted = [hostile_tmdb.ADULT_FILM, hostile_tmdb.SOFTCORE_FILM, hostile_tmdb.LATE_ADULT_FILM]
    unwanted += [hostile_tmdb.GONE_FILM, hostile_tmdb.UNLISTED_FILM]
    known = hostile.details("movies")
    assert not set(unwanted) & set(known) and len(known) == hostile_tmdb.FILMS
    expect_none(page for page in hostile.pages if hostile_tmdb.UNWANTED in page.tree.text)


def test_a_film_recommends_others_that_the_wiki_has(site):
    known = site.details("movies")
    expect_none(
        page
        for page in known.values()
        for number in faces(page, "movies")
        if number == page.entry_number or number not in known
    )
    assert any(faces(page, "movies") for page in known.values())


def test_hostile_links_are_dropped_and_honest_ones_are_kept(hostile):
    page = hostile.detail("movies", 1)
    links = {link.get("href") for link in page.main.all("a")}
    assert hostile_values.HONEST_HOMEPAGE in links
    assert f"https://www.youtube.com/watch?v={hostile_values.HONEST_VIDEO}" in links
    assert f"https://www.imdb.com/title/{hostile_values.HONEST_IMDB}/" in links
    person = hostile.detail("people", 1)
    links = {link.get("href") for link in person.main.all("a")}
    assert f"https://www.imdb.com/name/{hostile_people.HONEST_IMDB}/" in links


def test_every_link_out_of_the_site_is_one_of_the_web(site):
    def offences():
        for page in site.pages:
            for link in page.tree.all("a"):
                parts = urlsplit(link.get("href"))
                if parts.scheme not in ("", "http", "https") or parts.username:
                    yield f"{page}: {link.get('href')}"
                if link.get("target") or (parts.netloc and link.get("ping")):
                    yield f"{page}: {link.pairs}"

    expect_none(offences())


def test_sums_and_times_are_none_that_cannot_be(hostile):
    expect_none(
        f"{page}: {words}"
        for page in hostile.of_kind("movie")
        for name in ["money", "facts"]
        for element in page.main.of_class(name)
        for words in re.findall(r"-\d[\d,]* (?:h|min)\b|\$-\d+", element.text)
    )
