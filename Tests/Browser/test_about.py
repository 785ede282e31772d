"""The page that says where all of this comes from and what is odd about it."""

import re

import sample_films


def about(site):
    return site.page("about.html").main


def test_it_says_the_data_date_and_the_completeness(sample):
    words = about(sample).text
    assert re.search(r"Data as of \d{1,2} [A-Z][a-z]+ \d{4}", words)
    assert "Complete: every entry" in words


def test_a_sample_is_said_to_be_one(build):
    words = about(build("pages", "--fixtures", "--max-pages", "1")).text
    assert "A sample" in words
    assert "Complete: every entry" not in words


def test_it_counts_the_entries_and_leads_to_them(sample):
    links = {link.get("href"): link.parent.text for link in about(sample).all("a")}
    assert "86" in links["characters/index.html"]
    assert "32" in links["locations/index.html"]
    assert "22" in links["episodes/index.html"]
    assert str(len(sample_films.films())) in links["movies/index.html"]
    assert str(len(sample.details("people"))) in links["people/index.html"]


def test_it_names_and_links_both_ends_of_the_one_sided_link(sample):
    links = {link.text: link.get("href") for link in about(sample).all("a")}
    assert links["Overlooked Morty"] == sample.detail("characters", 86).path
    assert links["Big Trouble in Little Sanchez"] == sample.detail("episodes", 18).path


def test_hostile_ends_of_a_one_sided_link_are_named_too(hostile):
    targets = [link.get("href") for link in about(hostile).all("a")]
    assert hostile.detail("characters", 1).path in targets
    assert hostile.detail("episodes", 2).path in targets


def test_it_gives_credit(sample):
    words = about(sample).text
    assert "Justin Roiland and Dan Harmon" in words
    assert "without claim of ownership" in words
    assert "uses TMDB and the TMDB APIs but is not endorsed, certified" in words
    targets = [link.get("href") for link in about(sample).all("a")]
    assert "https://rickandmortyapi.com" in targets
    assert "https://www.themoviedb.org" in targets
    assert "JustWatch" not in words


def test_it_gives_credit_to_the_sources_of_the_wiki_alone(tmdb_alone, rickandmorty_alone):
    assert "TMDB" not in about(rickandmorty_alone).text
    assert "TMDB" in about(tmdb_alone).text
    assert "Roiland" not in about(tmdb_alone).text


def test_every_page_leads_to_it(site):
    for page in site.pages:
        if page.kind not in ("404", "about"):
            (foot,) = page.tree.of_class("foot")
            targets = [link.get("href") for link in foot.all("a")]
            assert "../" * page.path.count("/") + "about.html" in targets, page
