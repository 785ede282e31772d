"""What Benchmarks/ needs of the program; no browser is asked here."""

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
