"""`wikigen serve` as a user runs it."""

import os
import re
import signal
import subprocess
from urllib.parse import urlsplit
from http.client import HTTPConnection


class Preview:
    """The program in a folder of its own, until the test ends."""

    def __init__(self, program, folder, *arguments):
        environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith(("WIKIGEN", "TMDB"))
        }
        self.folder = folder
        self.log = open(folder / "serve.log", "w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [program, "serve", *arguments], cwd=folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=self.log)
        line = self.process.stdout.readline()
        found = re.match(r"Serving (http://127\.0\.0\.1:(\d+)/\S*)", line)
        assert found, f"{line!r}, {self.complaints()}"
        self.url, self.port = found[1], int(found[2])

    def complaints(self):
        self.log.flush()
        return (self.folder / "serve.log").read_text(encoding="utf-8")

    def wait_until_made(self):
        """Until the wiki lies in its folder."""
        for line in self.process.stdout:
            if line.startswith("Made "):
                return line
        raise AssertionError(self.complaints())

    def ask(self, path, method="GET", **headers):
        """The answer to exactly this path, which a browser would tidy up: status, fields, bytes."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        fields = {"Host": urlsplit(self.url).netloc} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in fields.items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, answer.headers, body

    def stop(self):
        """As Ctrl-C does; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        self.log.close()
        return code
