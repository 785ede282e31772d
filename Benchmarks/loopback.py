"""Both APIs on this machine, out of a recording: what fills the cache of a benchmark.

It runs in a process of its own, so that its time and memory are nobody else's.
"""

import json
import multiprocessing
from contextlib import contextmanager
from functools import cached_property, lru_cache, partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

ROWS_A_PAGE = 20
DISCOVER = "tmdb/discover/movie"
BOUNDS = "primary_release_date.gte", "primary_release_date.lte"


class Answers:
    """What a recording says at each address, as bytes; None for nothing."""

    def __init__(self, recording):
        self.recording = recording

    def at(self, address):
        parts = urlsplit(address)
        path, query = parts.path.strip("/"), parse_qs(parts.query)
        page = int(query.get("page", ["1"])[0])
        if path == DISCOVER:
            return self.discovered(page, *(query.get(bound, [""])[0] for bound in BOUNDS))
        for name in [f"{path}.json", f"{path}/page-{page}.json"]:
            file = self.recording / name
            if file.is_file():
                return file.read_bytes()
        return None

    def discovered(self, page, first, last):
        rows = self.between(first, last)
        return json.dumps({
            "page": page, "results": [json.loads(row) for row in rows[(page - 1) * ROWS_A_PAGE:][:ROWS_A_PAGE]],
            "total_pages": -(-len(rows) // ROWS_A_PAGE), "total_results": len(rows),
        }).encode()

    @lru_cache(maxsize=8)
    def between(self, first, last):
        """The films of a span of days, or all; those without a date are in no span."""
        if not first and not last:
            return [row for _, row in self.rows]
        return [row for day, row in self.rows if day and (first or day) <= day <= (last or day)]

    @cached_property
    def rows(self):
        """The day and the row of each film, the most popular first."""
        pages = sorted(
            (self.recording / "tmdb" / "movie" / "popular").glob("page-*.json"),
            key=lambda file: int(file.stem.removeprefix("page-")))
        return [
            (row["release_date"], json.dumps(row, ensure_ascii=False))
            for file in pages for row in json.loads(file.read_bytes())["results"]
        ]


class Handler(BaseHTTPRequestHandler):
    """Keeps connections open, as APIs do."""

    protocol_version = "HTTP/1.1"
    # Head and body are written together, and sent at once.
    wbufsize = 1 << 20
    disable_nagle_algorithm = True

    def __init__(self, *arguments, answers):
        self.answers = answers
        super().__init__(*arguments)

    def do_GET(self):
        body = self.answers.at(self.path)
        self.send_response(404 if body is None else 200)
        body = body or b'{"error":"There is nothing here"}'
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True


def run(recording, sender):
    server = Server(("127.0.0.1", 0), partial(Handler, answers=Answers(Path(recording))))
    sender.send(server.server_port)
    server.serve_forever()


@contextmanager
def serving(recording):
    """The address, without a slash at its end, below which the APIs answer meanwhile."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    server = context.Process(target=run, args=(str(recording), sender), daemon=True)
    server.start()
    try:
        yield f"http://127.0.0.1:{receiver.recv()}"
    finally:
        server.terminate()
        server.join()
