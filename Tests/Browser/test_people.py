"""What the page of a person says of the films that the wiki has."""

import re

import hostile_people
import hostile_tmdb
import sample_films
from sites import expect_none, number_in


def roles(page):
    """The lists of a person's roles, each as rows of year, id of the film, and what it was."""
    for section in page.main.of_class("credits"):
        rows = []
        for item in section.all("li"):
            (year,), link = item.of_class("code"), item.first("a")
            rows.append((year.text, number_in(link.get("href"))))
        yield rows


def test_roles_are_newest_first(site):
    def offences():
        for page in site.of_kind("person"):
            for rows in roles(page):
                years = [int(year) for year, _ in rows if year.isdigit()]
                if years != sorted(years, reverse=True):
                    yield f"{page}: {years}"

    expect_none(offences())


def test_a_person_has_every_role_that_the_films_give(sample):
    expected = {}
    for number, film in sample_films.films().items():
        for part in ["cast", "crew"]:
            for row in film["credits"][part]:
                expected.setdefault(row["id"], {}).setdefault(part, set()).add(number)

    def offences():
        for page in sample.of_kind("person"):
            found = [{film for _, film in rows} for rows in roles(page)]
            parts = expected[page.entry_number]
            if found != [parts[part] for part in ("cast", "crew") if part in parts]:
                yield f"{page}: {found}"

    expect_none(offences())


def test_the_year_of_a_role_is_that_of_the_film(sample):
    films = sample_films.films()
    expect_none(
        f"{page}: {year} of {number}"
        for page in sample.of_kind("person")
        for rows in roles(page)
        for year, number in rows
        if year != (films[number]["release_date"][:4] or "—")
    )


def test_a_person_leads_to_films_and_each_of_them_back(site):
    """Of the films in a person's roles each has the person's name on it as a link."""
    linked = {
        page.entry_number: {
            link.get("href").split("/")[-1]
            for link in page.main.all("a")
            if "/people/" in link.get("href")
        }
        for page in site.of_kind("movie")
    }
    expect_none(
        f"{page}: {number}"
        for page in site.of_kind("person")
        for rows in roles(page)
        for _, number in rows
        if page.name not in linked[number]
    )


def test_who_is_often_together_is_together_in_two_films_at_least(site):
    counts = []
    for page in site.of_kind("person"):
        mine = {number for rows in roles(page) for _, number in rows}
        for face in page.main.of_class("face"):
            target = face.first("a").get("href").split("/")[-1]
            if "together" not in face.text:
                continue
            other = site.page(f"people/{target}")
            shared = mine & {number for rows in roles(other) for _, number in rows}
            count = int(re.search(r"(\d+) films? together", face.text)[1])
            assert count == len(shared) >= 2, f"{page}: {face.text}"
            counts.append(count)
    assert counts


def test_a_person_who_is_a_whole_cast_is_one_face(hostile):
    page = hostile.detail("movies", hostile_tmdb.MIRROR_FILM)
    (faces,) = [
        faces
        for faces in page.main.of_class("faces")
        if faces.get("data-collection") == "people"
    ]
    assert len(faces.of_class("face")) == 1
    assert "Face 0" in faces.text and "Face 59" in faces.text


def test_people_of_one_name_are_two(hostile):
    pages = [hostile.detail("people", number) for number in hostile_people.TWINS]
    assert {page.main.first("h1").text for page in pages} == {"Twin"}
    assert pages[0].path != pages[1].path
    for page, other in [pages, reversed(pages)]:
        names = [link.get("href") for link in page.main.all("a")]
        assert other.name in names


def test_somebody_without_a_name_is_nobody(hostile):
    assert hostile_people.NOBODY not in hostile.details("people")


def test_nobody_without_a_page_is_linked(site):
    known = {page.path for page in site.of_kind("person")}
    expect_none(
        f"{page}: {link.get('href')}"
        for page in site.of_kind("movie")
        for link in page.main.all("a")
        if link.get("href").startswith("../people/")
        if link.get("href").removeprefix("../") not in known | {"people/index.html"}
        if "/department/" not in link.get("href")
    )
