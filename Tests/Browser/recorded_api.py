"""Both APIs on this machine, out of the project's own sample answers."""

import json
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from servers import running

FIXTURES = Path(__file__).resolve().parents[2] / "Fixtures"
ROWS_A_PAGE = 20


class RecordedAPI(BaseHTTPRequestHandler):
    """`shrunken`: how many characters the Rick and Morty API owns up to; none is all."""

    shrunken = None

    def do_GET(self):
        address = urlsplit(self.path)
        page = int(parse_qs(address.query).get("page", ["1"])[0])
        source, _, path = address.path.strip("/").partition("/")
        answer = self.rows(path, page) if source == "rickandmorty" else self.film(path, page)
        if answer is None:
            self.answer(404, "application/json", b'{"error":"There is nothing here"}')
        else:
            self.answer(200, "application/json", answer)

    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def rows(self, kind, page):
        file = FIXTURES / "rickandmorty" / kind / f"page-{page}.json"
        if not file.is_file():
            return None
        text = file.read_text(encoding="utf-8").replace("https://rickandmortyapi.com/api", self.base)
        answer = json.loads(text)
        if kind == "character" and self.shrunken is not None:
            answer["info"] |= {"count": self.shrunken, "pages": 1, "next": None}
            answer["results"] = answer["results"][:self.shrunken]
        return json.dumps(answer).encode()

    def film(self, path, page):
        for file in [f"{path}/page-{page}.json", f"{path}.json"]:
            if (FIXTURES / "tmdb" / file).is_file():
                return (FIXTURES / "tmdb" / file).read_bytes()
        return None

    @property
    def base(self):
        return f"http://{self.headers['Host']}/rickandmorty"

    def log_message(self, *_):
        pass


@contextmanager
def serve_apis(shrunken=None):
    """The settings of the environment that lead wikigen to both."""
    handler = type("APIs", (RecordedAPI,), {"shrunken": shrunken})
    with running(handler) as address:
        yield {
            "WIKIGEN_RICKANDMORTY_URL": f"{address}/rickandmorty",
            "WIKIGEN_TMDB_URL": f"{address}/tmdb", "WIKIGEN_IMAGES": "none",
        }
