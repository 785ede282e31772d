"""What the page of a film says, against the sample data and against an API that wishes us ill."""

import re

import pytest

import sample_films
from sites import expect_none, faces

SENTENCE = (
    "uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB."
)

PLAYERS = ["iframe", "video", "audio", "embed", "object"]


def dollars_in(text):
    """Of `$1,200,000 gain` 1200000."""
    return int(re.sub(r"\D", "", text))


def test_the_rating_is_a_meter_with_a_name_and_the_number_beside_it(site):
    def offences():
        for page in site.of_kind("movie"):
            for meter in page.main.all("meter"):
                (rating,) = page.main.of_class("rating")
                (label,) = [label for label in rating.all("label") if meter in label.all()]
                score = float(meter.get("value")) / 10
                beside = re.search(r"([\d.]+) of 10", rating.first("strong").text)
                if not label.text.removesuffix(meter.text).strip():
                    yield f"{page}: the meter has no name"
                if beside is None or float(beside[1]) != score or not 0 < score <= 10:
                    yield f"{page}: {score} beside {rating.text}"
                if not re.search(r"[1-9][\d,]* votes?\b", rating.text):
                    yield f"{page}: {rating.text} does not count the votes"

    expect_none(offences())


def test_a_rating_is_shown_where_somebody_voted_and_nowhere_else(sample):
    films = sample_films.films()
    assert any(film["vote_count"] == 0 for film in films.values())
    expect_none(
        sample.detail("movies", number)
        for number, film in films.items()
        if (sample.detail("movies", number).main.first("meter") is None)
        == (film["vote_count"] > 0)
    )


@pytest.mark.parametrize("kind, sign, colour", [("gain", "+", "green"), ("loss", "−", "red")])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_gain_or_a_loss_has_sign_word_and_colour(
    open_page, sample, kind, sign, colour, scheme
):
    films = sample_films.films()
    page = open_page(color_scheme=scheme)
    entry = next(
        entry for entry in sample.of_kind("movie") if entry.main.of_class(kind)
    )
    (result,) = entry.main.of_class(kind)
    film = films[entry.entry_number]

    said = result.first("dd").text
    assert said.startswith(sign) and kind in said
    assert dollars_in(said) == abs(film["revenue"] - film["budget"])
    page.goto(entry.url)
    red, green, _ = colours(page.locator(f".{kind} dd"))
    assert (green > red) == (colour == "green")


def colours(locator):
    colour = locator.evaluate("element => getComputedStyle(element).color")
    return [int(part) for part in re.findall(r"\d+", colour)[:3]]


def test_a_result_is_a_gain_or_a_loss_and_only_where_both_sums_are_known(sample):
    def offences():
        for number, film in sample_films.films().items():
            page = sample.detail("movies", number)
            shown = [kind for kind in ("gain", "loss") if page.main.of_class(kind)]
            is_known = film["budget"] > 0 and film["revenue"] > 0
            kind = "gain" if film["revenue"] >= film["budget"] else "loss"
            if shown != ([kind] if is_known else []):
                yield f"{page}: {shown}"

    expect_none(offences())


def test_a_trailer_is_a_link_and_nothing_is_played_anywhere(site):
    expect_none(
        f"{page}: <{element.tag}>" for page in site.pages for element in page.tree.all(*PLAYERS)
    )
    links = [
        link.get("href")
        for page in site.of_kind("movie")
        for trailer in page.main.of_class("trailer")
        for link in trailer.all("a")
    ]
    known = r"https://www\.youtube\.com/watch\?v=[\w-]{1,64}|https://vimeo\.com/\d+"
    assert links and all(re.fullmatch(known, link, re.ASCII) for link in links)


def test_pages_of_films_and_people_have_the_sentence_that_tmdb_asks_for(site):
    expect_none(
        page for page in site.of_kind("movie", "person") if SENTENCE not in page.main.text
    )
    expect_none(
        page
        for page in site.of_kind("character", "location", "episode")
        if "TMDB" in page.main.text
    )


def test_a_film_leads_to_tmdb_and_where_it_is_known_to_imdb(sample):
    def offences():
        for number, film in sample_films.films().items():
            page = sample.detail("movies", number)
            links = {link.get("href") for link in page.main.all("a")}
            expected = {f"https://www.themoviedb.org/movie/{number}"}
            if film["imdb_id"]:
                expected.add(f"https://www.imdb.com/title/{film['imdb_id']}/")
            if missing := expected - links:
                yield f"{page}: lacks {missing}"

    expect_none(offences())


def test_the_cast_is_in_the_order_of_its_billing(sample):
    def offences():
        for number, film in sample_films.films().items():
            page = sample.detail("movies", number)
            known = {person.entry_number for person in sample.of_kind("person")}
            top = sample_films.billing(film)[: sample_films.SHOWN_CAST]
            shown = faces(page, "people")
            if shown != top or not set(top) <= known:
                yield f"{page}: {shown} instead of {top}"

    expect_none(offences())


def test_the_rest_of_a_long_cast_is_counted_and_named(sample):
    number, film = max(
        sample_films.films().items(), key=lambda item: len(sample_films.billing(item[1]))
    )
    page = sample.detail("movies", number)
    others = sample_films.billing(film)[sample_films.SHOWN_CAST :]
    names = {row["id"]: row["name"] for row in film["credits"]["cast"]}
    (more,) = [
        more
        for more in page.main.of_class("more")
        if not any(above.has_class("departments") for above in ancestors(more))
    ]
    assert len(others) > 20
    assert str(len(others)) in more.first("summary").text
    rows = [row.of_class("row-name")[0].text for row in more.all("li")]
    assert rows == [" ".join(names[who].split()) for who in others]


def ancestors(element):
    while (element := element.parent) is not None:
        yield element


def test_who_directed_and_wrote_it_comes_before_the_cast(sample):
    def offences():
        for number, film in sample_films.films().items():
            page = sample.detail("movies", number)
            crew = film["credits"]["crew"]
            names = {row["name"] for row in crew if row["job"] == "Director"}
            makers = page.main.of_class("makers")
            if names and not all(" ".join(name.split()) in makers[0].text for name in names):
                yield f"{page}: {names}"
            both = [part for part in page.main.all("dl", "ul") if part in makers or is_cast(part)]
            if names and both and both[0] is not makers[0]:
                yield f"{page}: the cast comes first"

    expect_none(offences())


def is_cast(element):
    return element.has_class("faces") and element.get("data-collection") == "people"


def test_the_original_title_is_shown_where_it_differs(sample):
    def offences():
        for number, film in sample_films.films().items():
            page = sample.detail("movies", number)
            shown = [element.text for element in page.main.of_class("original-title")]
            differs = film["original_title"] not in ("", film["title"])
            expected = [" ".join(film["original_title"].split())] if differs else []
            if shown != expected:
                yield f"{page}: {shown}"

    expect_none(offences())


@pytest.mark.parametrize("what", ["release_date", "poster_path"])
def test_a_film_without_something_says_nothing_of_it(sample, what):
    films = sample_films.without(what)
    assert films
    for number in films:
        page = sample.detail("movies", number)
        (box,) = page.main.of_class("infobox")
        if what == "poster_path":
            assert box.first("img") is None
        else:
            assert "Released" not in [label.text for label in box.all("dt")]
