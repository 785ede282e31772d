"""A plain web server on a free loopback port, as any host of static files would be."""

import sys
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit


class StaticFiles(SimpleHTTPRequestHandler):
    """Python's own, but silent and with the site's page for an address that there is not."""

    def __init__(self, *arguments, not_found, **options):
        self.not_found = not_found
        super().__init__(*arguments, **options)

    def send_head(self):
        # Two builds of one second have files of one time: only what is in them tells them apart.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_error(self, code, message=None, explain=None):
        if code != 404:
            super().send_error(code, message, explain)
            return
        body = self.not_found.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class SlowHome(StaticFiles):
    """The home page comes in two parts: the second when a test lets it go."""

    def __init__(self, *arguments, parts, may_go_on, **options):
        self.parts, self.may_go_on = parts, may_go_on
        super().__init__(*arguments, **options)

    def do_GET(self):
        if self.path != "/":
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(self.parts[0].encode())
        self.may_go_on.wait()
        self.wfile.write(self.parts[1].encode())


@contextmanager
def serve_slowly(folder, *parts):
    """The address of a folder whose home page is sent in two parts, and the event that lets the second go."""
    may_go_on = Event()
    handler = partial(
        SlowHome, directory=folder, not_found=folder / "404.html", parts=parts, may_go_on=may_go_on
    )
    with running(handler) as address:
        try:
            yield address, may_go_on
        finally:
            may_go_on.set()


@contextmanager
def serve(folder, not_found):
    """The address, without a slash at its end, at which the folder is served meanwhile."""
    handler = partial(StaticFiles, directory=folder, not_found=not_found)
    with running(handler) as address:
        yield address


class WithoutEndings(StaticFiles):
    """A host that leads to the names of pages without their endings, as Cloudflare Pages does."""

    def do_GET(self):
        path, mark, query = self.path.partition("?")
        if path.endswith(".html"):
            self.send_response(308)
            self.send_header("Location", path.removesuffix(".html").removesuffix("index") + mark + query)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if not path.endswith("/") and "." not in path.rsplit("/", 1)[1]:
            self.path = path + ".html" + mark + query
        super().do_GET()


@contextmanager
def serve_without_endings(folder, not_found):
    with running(partial(WithoutEndings, directory=folder, not_found=not_found)) as address:
        yield address


class RecordedLists(BaseHTTPRequestHandler):
    """The lists of the Rick and Morty API as they were recorded in a folder."""

    folder = None

    def do_GET(self):
        address = urlsplit(self.path)
        kind, page = address.path.split("/")[-1], parse_qs(address.query).get("page", ["1"])[0]
        file = self.folder / "rickandmorty" / kind / f"page-{page}.json"
        self.send_response(200 if file.is_file() else 404)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(file.read_bytes() if file.is_file() else b'{"error":"Not found"}')

    def log_message(self, *_):
        pass


@contextmanager
def serve_lists(folder):
    """The address at which a source finds what a folder has recorded."""
    with running(type("Lists", (RecordedLists,), {"folder": folder})) as address:
        yield address + "/api"


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # A browser that leaves a page lets go what is under way.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def running(handler):
    """The address of a server on a free port of this machine."""
    server = Server(("127.0.0.1", 0), handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
