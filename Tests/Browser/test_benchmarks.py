"""What Benchmarks/ needs of the program; no browser is asked here."""

import json
import os
import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parents[2] / "Benchmarks"


def run(script, *arguments, **environment):
    done = subprocess.run(
        [sys.executable, "-B", BENCHMARKS / script, *map(str, arguments)],
        env=os.environ | environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(folder):
    return {
        path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_seed_gives_the_same_corpus_every_time_and_another_seed_another(tmp_path):
    run("corpus.py", 30, tmp_path / "one", "--seed", 7, PYTHONHASHSEED="1")
    said = run("corpus.py", 30, tmp_path / "two", "--seed", 7, PYTHONHASHSEED="2")
    run("corpus.py", 30, tmp_path / "three", "--seed", 8)
    assert "seed 7" in said
    # 30 films, two pages of a list, genres, configuration and the marker.
    assert len(files(tmp_path / "one")) == 35
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert files(tmp_path / "one") != files(tmp_path / "three")


def test_a_corpus_becomes_a_wiki_without_a_warning(build, tmp_path):
    run("corpus.py", 30, tmp_path / "corpus")
    site = build("corpus", "--recorded", tmp_path / "corpus", "--strict").root
    assert len([*(site / "movies").glob("[0-9]*.html")]) == 30


def test_the_benchmark_measures_and_leaves_nothing_behind(wikigen, tmp_path):
    said = run(
        "incremental.py", "--films", 30, "--rounds", 1, "--program", wikigen, TMPDIR=str(tmp_path))
    assert "unchanged/clean: " in said and "peak memory, clean: " in said
    assert not [*tmp_path.iterdir()]


def test_hugo_and_wikigen_are_not_compared_where_their_pages_differ(wikigen, tmp_path):
    """A Hugo that does nothing writes no pages."""
    idle = tmp_path / "hugo"
    idle.write_text("#!/bin/sh\n")
    idle.chmod(0o755)
    work = tmp_path / "work"
    work.mkdir()
    done = subprocess.run(
        [sys.executable, "-B", BENCHMARKS / "hugo.py", "--films", "21", "--rounds", "1", "--case", "films",
         "--program", wikigen, "--hugo", idle],
        env=os.environ | {"TMPDIR": str(work)}, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "Nothing was measured: movies were to have Pages(entries=21, lists=2)" in done.stderr
    assert "wall" not in done.stdout
    assert not [*work.iterdir()]


def test_fetching_and_growing_are_measured_without_hugo(wikigen, tmp_path):
    said = run(
        "hugo.py", "--films", 40, "--rounds", 1, "--case", "fetch", "--case", "scale",
        "--program", wikigen, "--hugo", sys.executable, TMPDIR=str(tmp_path))
    assert "fetch: 44 requests, " in said and "| 4 films |" in said and "| 40 films |" in said
    assert not [*tmp_path.iterdir()]


def test_a_loopback_server_divides_films_by_their_days(tmp_path):
    run("corpus.py", 50, tmp_path / "corpus", "--credits-only")
    sys.path.append(str(BENCHMARKS))
    from loopback import Answers

    answers = Answers(tmp_path / "corpus")
    bounds = "primary_release_date.gte={}&primary_release_date.lte={}"

    def found(query):
        return json.loads(answers.at(f"/tmdb/discover/movie?{query}"))

    everything = found("page=1")
    assert (everything["total_results"], everything["total_pages"], len(everything["results"])) == (50, 3, 20)
    early = found(bounds.format("1800-01-01", "2009-12-31"))["total_results"]
    late = found(bounds.format("2010-01-01", "2199-12-31"))["total_results"]
    dated = sum(bool(row["release_date"]) for page in (1, 2, 3) for row in found(f"page={page}")["results"])
    assert early and late and early + late == dated
    film = json.loads(answers.at(f"/tmdb/movie/{everything['results'][0]['id']}"))
    assert "credits" in film and "recommendations" not in film
    assert answers.at("/tmdb/movie/0") is None
