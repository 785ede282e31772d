"""Builds the sites once with the program under test, and opens them in one browser."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import hostile_api
import hostile_tmdb
from servers import serve, serve_lists
from sites import OWN_ADDRESS, Site
from watch import Watch

SUB = "/sub/"
# A frame of its own for each page of a tab gives one page in twenty that is opened from a file an empty localStorage, for
# as long as the page is open, where the processors are busy (Chromium 156; over HTTP none).
FLAGS = ["--enable-features=RenderDocument:level/crashed-frame"]


@pytest.fixture(scope="session")
def wikigen():
    named = os.environ.get("WIKIGEN")
    assert named, "WIKIGEN is not set. Give it the path of the program, or run make test."
    return Path(named).resolve(strict=True)


@pytest.fixture(scope="session")
def build(wikigen, tmp_path_factory):
    """Builds a site from what the program carries in itself, wherever these tests are run."""

    def build(name, *arguments, out=None):
        out = out or tmp_path_factory.mktemp("sites") / name
        command = [wikigen, "build", "--out", out, *arguments]
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("WIKIGEN", "TMDB"))
        }
        done = subprocess.run(
            command, cwd=out.parent, env=environment, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, done.stderr
        return Site(name, out)

    return build


@pytest.fixture(scope="session")
def sample(build):
    """The site of the program's own sample data: both halves."""
    return build("sample", "--fixtures")


@pytest.fixture(scope="session")
def hostile(build, tmp_path_factory):
    """The site of two APIs that wish us ill, with all that it can have beside its pages."""
    recorded = tmp_path_factory.mktemp("recorded")
    hostile_api.record(recorded)
    hostile_tmdb.record(recorded)
    settings = ["site.id=hostile", "sources.tmdb.people=full", "sources.tmdb.cast=100"]
    chosen = [word for setting in settings for word in ("--set", setting)]
    web = ["--base-url", OWN_ADDRESS, "--json", "--markdown", "--pwa"]
    return build("hostile", "--recorded", recorded, *chosen, *web)


@pytest.fixture(scope="session")
def tmdb_alone(build):
    """A wiki of films that has no other half."""
    return build("tmdb-alone", "--fixtures", "--source", "tmdb")


@pytest.fixture(scope="session")
def rickandmorty_alone(build):
    return build("rickandmorty-alone", "--fixtures", "--source", "rickandmorty")


@pytest.fixture(scope="session")
def told(build, tmp_path_factory):
    """The site of an API that wished us ill twice, and not in the same words: some of its pages have
    moved, some are gone."""
    folder = tmp_path_factory.mktemp("told")
    hostile_api.record(folder)
    settings = ["--source", "rickandmorty", "--images", "none", "--base-url", "https://a.example"]
    with serve_lists(folder) as address:
        settings += ["--cache", folder / "cache", "--set", f"sources.rickandmorty.url={address}"]
        before = build("told", *settings)
        hostile_api.revise(folder)
        # A good part of it is gone.
        return build("told", *settings, "--accept-shrink", out=before.root)


@pytest.fixture(scope="session")
def sites(sample, hostile, told):
    return [sample, hostile, told]


@pytest.fixture(scope="session", params=["sample", "hostile"])
def site(request):
    """Each of the sites in turn."""
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="session")
def at_root(sample):
    """The address of the sample site at the root of a server."""
    with serve(sample.root, not_found=sample.root / "404.html") as address:
        yield address + "/"


@pytest.fixture(scope="session")
def in_subfolder(sample, tmp_path_factory):
    """The address of the same folder below another one of a server."""
    parent = tmp_path_factory.mktemp("parent")
    (parent / SUB.strip("/")).symlink_to(sample.root, target_is_directory=True)
    with serve(parent, not_found=sample.root / "404.html") as address:
        yield address + SUB


@pytest.fixture(params=["file", "root", "subfolder"])
def home(request, sample):
    """The address of the folder with the sample site, opened each way that it must open."""
    if request.param == "file":
        return sample.url
    served = {"root": "at_root", "subfolder": "in_subfolder"}[request.param]
    return request.getfixturevalue(served)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    """The same engine without the windows, menus and services of a desktop: two thirds of the time."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def open_page(browser):
    """Opens an empty page whose troubles, if there are any, fail the test at its end."""
    opened = []

    def open_page(**options):
        context = browser.new_context(**options)
        opened.append((context, Watch(context)))
        return context.new_page()

    yield open_page
    for context, _ in opened:
        context.close()
    troubles = [trouble for _, watch in opened for trouble in watch.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def unwatched_page(browser):
    """Opens an empty page in which errors are what the test is about."""
    contexts = []

    def open_page(**options):
        contexts.append(browser.new_context(**options))
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()
