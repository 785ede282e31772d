"""A wiki that was built with --pwa: what a reader keeps without a network, and that nothing of it is
there otherwise."""

import json
import re
import shutil

import pytest
from playwright.sync_api import Error, expect

from servers import serve, serve_without_endings

# What they share is built once: by the one process that runs them all.
pytestmark = pytest.mark.xdist_group("offline")

VISITED = "characters/1-rick-sanchez.html"
OTHER = "characters/2-morty-smith.html"
BUILD = ["--fixtures", "--source", "rickandmorty", "--pwa"]


@pytest.fixture(scope="module")
def browser(playwright):
    """One that can install a wiki."""
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def installable(build):
    return build("installable", *BUILD, "--images", "none")


@pytest.fixture(scope="module")
def newer(build):
    """The next build of it: another title, and pictures."""
    return build("newer", *BUILD, "--set", "site.title=Newer")


def hosted(site, host):
    """A folder to serve, which a test may change, with the site at /sub/."""
    shutil.copytree(site.root, host / "sub")
    return host


@pytest.fixture
def served(installable, tmp_path):
    return hosted(installable, tmp_path / "host")


@pytest.fixture
def reader(browser):
    context = browser.new_context()
    yield context.new_page()
    context.close()


def visit(page, address):
    """Until the service worker has what it sees."""
    page.goto(address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


# Ends when a copy of the file holds the text, and fails after half a minute. A condition that is asked of
# the storage takes time, and `wait_for_function` takes its promise for a yes.
KEEPS = """async ([path, text]) => {
  const end = performance.now() + 30000;
  const holds = async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.endsWith(path) && (await (await cache.match(request)).text()).includes(text)) return true;
      }
    }
    return false;
  };
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${path} with "${text}" is not kept.`);
    await new Promise(requestAnimationFrame);
  }
}"""


def keeps(page, path, text=""):
    """Waits until a copy of a file is kept, with a text in it."""
    page.evaluate(KEEPS, [f"/{path}", text])


# Ends when no copy is kept whose address ends in one of these, and fails after half a minute.
LETS_GO = """async (endings) => {
  const end = performance.now() + 30000;
  const kept = async () => {
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      const found = requests.find(({ url }) => endings.some((ending) => url.endsWith(ending)));
      if (found) return found.url;
    }
    return undefined;
  };
  for (let found = await kept(); found; found = await kept()) {
    if (performance.now() > end) throw new Error(`${found} is still kept.`);
    await new Promise(requestAnimationFrame);
  }
}"""

# Lets the copy of a file go, and tells whether there was one.
FORGET = """async (path) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).find((request) => request.url.endsWith(path));
    if (found) return cache.delete(found);
  }
  return false;
}"""


def pictures_of(site, path):
    return re.findall(r'src="\.\./(images/[^"]+)"', (site.root / path).read_text())


def picture_of(site):
    """A picture that the visited page of a site shows, and the other page does not."""
    others = pictures_of(site, OTHER)
    return next(picture for picture in pictures_of(site, VISITED) if picture not in others)


def shows(page, picture):
    """Whether a picture of the page is drawn, and not only named."""
    return page.locator(f"img[src$='{picture}']").first.evaluate("it => it.decode().then(() => it.naturalWidth > 0)")


# What only the theme's style sheet sets.
HAS_STYLE = "() => getComputedStyle(document.documentElement).getPropertyValue('--paper') !== ''"


def test_what_was_visited_opens_without_a_network_and_says_so(served, reader):
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/index.html")
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
        assert not reader.locator(".offline-note").is_visible()
    # The server is gone.
    reader.goto(f"{address}/sub/{VISITED}")
    assert reader.locator("h1").inner_text() == "Rick Sanchez"
    note = reader.locator(".offline-note")
    assert note.is_visible()
    assert note.inner_text().startswith("Without an answer from the network, this is the copy of 20")
    assert reader.evaluate(HAS_STYLE)
    reader.goto(f"{address}/sub/")
    assert reader.locator(".tiles, .shelf").first.is_visible()


def test_the_page_that_brought_the_worker_opens_without_a_network_too(newer, tmp_path, reader):
    host = hosted(newer, tmp_path / "host")
    picture = picture_of(newer)
    with serve(host, host / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
        keeps(reader, picture)
    reader.goto(f"{address}/sub/{VISITED}")
    assert reader.locator("h1").inner_text() == "Rick Sanchez"
    assert reader.locator(".offline-note").is_visible()
    assert reader.evaluate(HAS_STYLE)
    assert shows(reader, picture)


def test_what_was_not_visited_is_told_with_a_way_to_what_was(served, reader):
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/index.html")
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
    reader.goto(f"{address}/sub/{OTHER}")
    assert reader.locator("h1").inner_text() == "No network"
    link = reader.locator(".visited a", has_text="Rick Sanchez")
    link.first.click()
    assert reader.locator("h1").inner_text() == "Rick Sanchez"


def test_a_new_build_brings_up_what_was_visited_and_changed(served, reader, newer):
    picture = picture_of(newer)
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
        shutil.rmtree(served / "sub")
        hosted(newer, served)
        # Another page: the browser finds the new worker, which brings the copies up.
        visit(reader, f"{address}/sub/{OTHER}")
        reader.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update())")
        keeps(reader, VISITED, "Newer")
        keeps(reader, picture)
    reader.goto(f"{address}/sub/{VISITED}")
    assert reader.title() == "Rick Sanchez · No. 1 – Characters – Newer"
    # Its style and picture came along.
    assert reader.evaluate(HAS_STYLE)
    assert shows(reader, picture)


def test_what_a_copy_named_and_its_reader_never_saw_is_not_fetched_with_the_next_build(newer, build, tmp_path, reader):
    host = hosted(newer, tmp_path / "host")
    picture = picture_of(newer)
    with serve(host, host / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{OTHER}")
        reader.goto(f"{address}/sub/{VISITED}")
        keeps(reader, OTHER)
        keeps(reader, VISITED)
        keeps(reader, picture)
        assert reader.evaluate(FORGET, f"/{picture}")
        shutil.rmtree(host / "sub")
        hosted(build("third", *BUILD, "--set", "site.title=Third"), host)
        reader.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update())")
        # The page visited last is brought up first, and is through when another one is.
        keeps(reader, VISITED, "Third")
        keeps(reader, OTHER, "Third")
        assert not reader.evaluate(FORGET, f"/{picture}")


def test_where_endings_are_left_out_what_was_visited_opens_too(served, reader):
    with serve_without_endings(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/")
        reader.goto(f"{address}/sub/{VISITED}")
        assert reader.url == f"{address}/sub/{VISITED}".removesuffix(".html")
        keeps(reader, VISITED)
    for path in (VISITED, VISITED.removesuffix(".html")):
        reader.goto(f"{address}/sub/{path}")
        assert reader.locator("h1").inner_text() == "Rick Sanchez"
        assert reader.locator(".offline-note").is_visible()
    reader.goto(f"{address}/sub/{OTHER}".removesuffix(".html"))
    assert reader.locator("h1").inner_text() == "No network"
    expect(reader.locator(".visited a", has_text="Rick Sanchez")).to_have_count(1)


def test_what_was_never_searched_is_found_without_a_network(served, reader):
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
    reader.goto(f"{address}/sub/search.html?q=morty")
    expect(reader.locator(".cards .band bdi").first).to_have_text("Morty Smith")


def test_a_new_build_lets_go_what_it_has_no_more(served, reader, newer):
    old = {path.name for path in (served / "sub/assets/search").iterdir()}
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
        shutil.rmtree(served / "sub")
        hosted(newer, served)
        gone = sorted(old - {path.name for path in (served / "sub/assets/search").iterdir()})
        assert gone
        reader.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update())")
        keeps(reader, VISITED, "Newer")
        reader.evaluate(LETS_GO, [f"/{name}" for name in gone])


def test_a_wiki_that_is_no_longer_installable_leaves_nothing_behind(served, reader, build):
    plain = build("plain", *[flag for flag in BUILD if flag != "--pwa"], "--images", "none")
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        keeps(reader, VISITED)
        shutil.rmtree(served / "sub")
        hosted(plain, served)
        reader.goto(f"{address}/sub/{OTHER}")
        reader.evaluate(LETS_GO, [".html"])
        assert reader.evaluate("() => navigator.serviceWorker.getRegistrations()") == []


def test_it_can_be_installed(served, reader):
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        manifest = reader.evaluate("() => document.querySelector('link[rel=manifest]').href")
        assert manifest == f"{address}/sub/manifest.webmanifest"
        session = reader.context.new_cdp_session(reader)
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        told = json.loads(found["data"])
        assert told["start_url"] == "index.html" and told["display"] == "standalone"
        assert {icon["sizes"] for icon in told["icons"]} == {"192x192", "512x512"}
        found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # A browser under test keeps nothing, and says so.
        assert [error["errorId"] for error in found] == ["in-incognito"]


def test_nothing_of_it_is_there_from_a_folder(installable, reader):
    reader.goto((installable.root / VISITED).as_uri())
    assert reader.locator("link[rel=manifest]").count() == 0
    assert not reader.locator(".offline-note").is_visible()


def test_nothing_of_it_is_there_without_the_flag(sample, reader):
    assert not [path for path in sample.files if "service-worker" in path or "manifest.web" in path]
    with serve(sample.root, sample.root / "404.html") as address:
        reader.goto(f"{address}/{VISITED}")
        assert reader.locator("link[rel=manifest]").count() == 0
        assert reader.evaluate("() => navigator.serviceWorker.getRegistrations()") == []
        assert "data-pwa" not in reader.content()


def test_what_is_beside_the_wiki_is_not_the_wikis(served, reader):
    (served / "elsewhere.html").write_text("<title>Elsewhere</title>")
    with serve(served, served / "sub/404.html") as address:
        visit(reader, f"{address}/sub/{VISITED}")
        reader.goto(f"{address}/elsewhere.html")
        assert reader.evaluate("navigator.serviceWorker.controller") is None
        assert not reader.evaluate(FORGET, "/elsewhere.html")
    with pytest.raises(Error):
        reader.goto(f"{address}/elsewhere.html")
