"""What `wikigen init` writes for the nights: the workflows are valid, and run as their hosts run them."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml

from recorded_api import serve_apis
from servers import serve
from workflow import Runner

WORKFLOWS = Path(__file__).resolve().parents[2] / ".github/workflows"
TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ0ZXN0In0.c2lnbmF0dXJl"


@pytest.fixture
def wiki(wikigen, tmp_path):
    """A new wiki of both sources, which names its films: without a key it may not be built."""
    done = subprocess.run([wikigen, "init", "wiki"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    file = tmp_path / "wiki/wikigen.yml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text + "\nsources:\n  rickandmorty: {rate: 1000}\n  tmdb: {rate: 1000}\n", encoding="utf-8")
    return tmp_path / "wiki"


@pytest.fixture(scope="session")
def archive(wikigen, tmp_path_factory):
    """The program as a release has it, packed once and in a hurry."""
    packed = tmp_path_factory.mktemp("archive") / "wikigen.tar.gz"
    with tarfile.open(packed, "w:gz", compresslevel=1) as archive:
        archive.add(wikigen, arcname="wikigen")
    return packed


@contextmanager
def release(archive, folder):
    """The address of the program as a release has it."""
    folder.mkdir()
    packed = folder / archive.name
    packed.symlink_to(archive)
    digest = hashlib.sha256(packed.read_bytes()).hexdigest()
    (folder / "wikigen.tar.gz.sha256").write_text(f"{digest}  wikigen.tar.gz\n", encoding="utf-8")
    missing = folder / "404.html"
    missing.write_text("There is nothing here.\n", encoding="utf-8")
    with serve(folder, not_found=missing) as address:
        yield f"{address}/wikigen.tar.gz"


@contextmanager
def host(folder):
    """A host of static files, empty at first."""
    folder.mkdir()
    missing = folder.parent / "missing.html"
    missing.write_text("There is nothing here.\n", encoding="utf-8")
    with serve(folder, not_found=missing) as address:
        yield address


def publish(wiki, folder):
    shutil.rmtree(folder)
    shutil.copytree(wiki / "site", folder)


@pytest.mark.parametrize(("schema", "file"), [
    ("vendor.github-workflows", ".github/workflows/wiki.yml"), ("vendor.gitlab-ci", ".gitlab-ci.yml"),
])
def test_the_workflows_are_what_their_hosts_understand(wiki, schema, file):
    checker = shutil.which("check-jsonschema", path=f"{os.path.dirname(sys.executable)}:{os.environ['PATH']}")
    assert checker, "check-jsonschema is missing. Run Scripts/setup test."
    done = subprocess.run(
        [checker, "--builtin-schema", schema, wiki / file], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", ["check.yml", "release.yml"])
def test_our_own_workflows_are_what_their_host_understands(file):
    checker = shutil.which("check-jsonschema", path=f"{os.path.dirname(sys.executable)}:{os.environ['PATH']}")
    done = subprocess.run(
        [checker, "--builtin-schema", "vendor.github-workflows", WORKFLOWS / file],
        capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", ["nightly.sh", "install.sh", "systemd/publish.sh"])
def test_the_scripts_are_for_every_shell(wiki, file):
    for shell in ["dash", "bash"]:
        assert subprocess.run([shell, "-n", wiki / file]).returncode == 0


def test_of_three_nights_on_github_only_the_good_one_publishes(wiki, archive, tmp_path):
    workflow = wiki / ".github/workflows/wiki.yml"

    def night(apis, token=TOKEN):
        run = Runner(
            wiki, workflow, address, {"TMDB_ACCESS_TOKEN": token},
            {**apis, "WIKIGEN_RELEASE": program})
        return run.run()

    published = tmp_path / "published"
    with release(archive, tmp_path / "release") as program, host(published) as address:
        with serve_apis() as apis:
            good = night(apis)
            assert good.failure is None and good.published and good.saved
            publish(wiki, published)
            assert "movies" in good.summary.read_text(encoding="utf-8")
            again = night(apis)
            assert again.failure is None and not again.published and again.saved
        before = (wiki / "site/wikigen-manifest.json").read_bytes()
        with serve_apis(shrunken=12) as apis:
            shrunken = night(apis)
        assert "Build ended with 65" in shrunken.failure
        assert not shrunken.published and shrunken.saved
        assert "wikigen stopped" in shrunken.summary.read_text(encoding="utf-8")
        with serve_apis() as apis:
            keyless = night(apis, token="")
        assert "Build ended with 77" in keyless.failure
        assert not keyless.published
        assert (wiki / "site/wikigen-manifest.json").read_bytes() == before
        for run in [shrunken, keyless]:
            assert TOKEN not in run.failure + run.summary.read_text(encoding="utf-8")


def test_a_lost_cache_is_no_reason_to_publish_less(wiki, archive, tmp_path):
    """Neither the cache nor the last wiki is there: the one that is published is what counts."""
    published = tmp_path / "published"
    with release(archive, tmp_path / "release") as program, host(published) as address:
        def night(apis):
            return Runner(
                wiki, wiki / ".github/workflows/wiki.yml", address, {"TMDB_ACCESS_TOKEN": TOKEN},
                {**apis, "WIKIGEN_RELEASE": program}).run()

        with serve_apis() as apis:
            assert night(apis).published
        publish(wiki, published)
        for folder in ["site", ".wikigen"]:
            shutil.rmtree(wiki / folder)
        with serve_apis(shrunken=12) as apis:
            shrunken = night(apis)
        assert "Build ended with 65" in shrunken.failure
        assert not shrunken.published


def test_the_job_of_gitlab_ends_without_publishing_where_nothing_changed(wiki, archive, tmp_path):
    job = yaml.safe_load((wiki / ".gitlab-ci.yml").read_text(encoding="utf-8"))["pages"]
    # Debian's packages are the host's matter.
    steps = [step for step in job["before_script"] + job["script"] if not step.startswith("apt-get")]
    published = tmp_path / "published"
    with release(archive, tmp_path / "release") as program, host(published) as address:
        def night(apis, token=TOKEN):
            shutil.rmtree(wiki / "public", ignore_errors=True)
            environment = {
                "PATH": os.environ["PATH"], "HOME": str(tmp_path), "CI": "true",
                "CI_PROJECT_DIR": str(wiki), "CI_PAGES_URL": address, "TMDB_ACCESS_TOKEN": token,
                "WIKIGEN_RELEASE": program, **apis,
            }
            return subprocess.run(
                ["bash", "-e", "-o", "pipefail", "-c", "\n".join(steps)], cwd=wiki,
                env=environment, capture_output=True, text=True, timeout=300)

        with serve_apis() as apis:
            done = night(apis)
            assert done.returncode == 0, done.stderr
            assert (wiki / "public/index.html").is_file()
            publish(wiki, published)
            assert night(apis).returncode == job["allow_failure"]["exit_codes"] == 75
            assert not (wiki / "public").exists()
            assert night(apis, token="").returncode == 77
        with serve_apis(shrunken=12) as apis:
            assert night(apis).returncode == 65
        assert not (wiki / "public").exists()


def test_a_server_gets_a_wiki_only_where_it_changed(wiki, wikigen, tmp_path):
    published = tmp_path / "published"
    with host(published) as address:
        def night(apis):
            environment = {
                "PATH": f"{wikigen.parent}:{os.environ['PATH']}", "HOME": str(tmp_path),
                "SITE_URL": address, "TARGET": str(published), "TMDB_ACCESS_TOKEN": TOKEN, **apis,
            }
            return subprocess.run(
                ["sh", "systemd/publish.sh"], cwd=wiki, env=environment, capture_output=True,
                text=True, timeout=300)

        with serve_apis() as apis:
            done = night(apis)
            assert done.returncode == 0, done.stderr
            assert (published / "index.html").is_file()
            (published / "index.html").touch()
            mark = (published / "index.html").stat().st_mtime_ns
            assert night(apis).returncode == 0
        with serve_apis(shrunken=12) as apis:
            assert night(apis).returncode == 65
        assert (published / "index.html").stat().st_mtime_ns == mark


def test_a_program_with_another_checksum_is_not_run(wiki, archive, tmp_path):
    with release(archive, tmp_path / "release") as program:
        (tmp_path / "release/wikigen.tar.gz.sha256").write_text("0" * 64 + "  wikigen.tar.gz\n")
        done = subprocess.run(
            ["sh", "install.sh", tmp_path / "bin"], cwd=wiki, capture_output=True, text=True,
            env={"PATH": os.environ["PATH"], "WIKIGEN_RELEASE": program})
    assert done.returncode != 0
    assert not (tmp_path / "bin/wikigen").exists()
