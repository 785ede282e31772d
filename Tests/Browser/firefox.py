"""Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks by itself.

What the tests say of a page is said here by selectors and expressions; every wait is for a condition.
"""

import json
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from itertools import count

from websockets.sync.client import connect

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
"""On Debian, `make test` installs it."""

WAIT = 20
"""Seconds that a page may take until a condition holds."""

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowDown": "\ue015"}

UNTIL = """async (condition, seconds) => {
  const holds = new Function("return (" + condition + ")");
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = holds();
    if (value) return JSON.stringify(value);
    if (Date.now() > end) return "";
    await new Promise((done) => setTimeout(done, 20));
  }
}"""

CENTRE = """(selector) => {
  const found = document.querySelector(selector);
  found.scrollIntoView({block: "center", behavior: "instant"});
  const {x, y, width, height} = found.getBoundingClientRect();
  return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
}"""


@contextmanager
def firefox(folder):
    """A Firefox with a new profile in this folder."""
    command = [PROGRAM, "--headless", "--no-remote", "--profile", folder]
    (folder / "user.js").write_text(
        # Nothing of this is a page's doing: first runs, reports, checks for what is new.
        'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n'
        'user_pref("browser.aboutwelcome.enabled", false);\n'
        'user_pref("app.update.disabledForTesting", true);\n'
    )
    log = folder / "log"
    with open(log, "wb") as written:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], stdout=subprocess.DEVNULL, stderr=written
        )
    try:
        with connect(_address(process, log) + "/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        try:
            process.wait(WAIT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process, log):
    end = time.monotonic() + 2 * WAIT
    while time.monotonic() < end and process.poll() is None:
        found = re.search(r"WebDriver BiDi listening on (ws://\S+)", log.read_text(errors="replace"))
        if found:
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox said no address; it said: {log.read_text(errors='replace')}")


class Firefox:
    def __init__(self, socket):
        self._socket = socket
        self._numbers = count(1)
        self._events = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded", "network.fetchError"])

    def ask(self, method, **parameters):
        """What it answers to a command; events that come in between are kept."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=2 * WAIT))
            if answer.get("id") == number:
                assert answer["type"] == "success", f"{method} {parameters}: {answer}"
                return answer["result"]
            self._events.append(answer)

    @contextmanager
    def window(self, width=1280, height=900):
        """An empty window with a storage of its own, whose troubles fail the test at its end."""
        user = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="tab", userContext=user)["context"]
        self.ask(
            "browsingContext.setViewport",
            context=context, viewport={"width": width, "height": height},
        )
        self._events.clear()
        yield Window(self, context)
        self.ask("browsingContext.close", context=context)
        self.ask("browser.removeUserContext", userContext=user)
        troubles = [trouble for trouble in map(_trouble, self._events) if trouble]
        assert not troubles, "\n".join(troubles)


def _trouble(event):
    """What a quiet site would not cause, in words."""
    what = event.get("params", {})
    if event.get("method") == "log.entryAdded" and what["level"] in ("error", "warn"):
        return f"{what['level']}: {what['text']}"
    # A test may leave a page before its pictures are there.
    if event.get("method") == "network.fetchError" and "ABORTED" not in what["errorText"]:
        return f"failed: {what['request']['url']} {what['errorText']}"
    return None


class Window:
    def __init__(self, firefox, context):
        self._firefox = firefox
        self._context = context

    def goto(self, address):
        self._firefox.ask(
            "browsingContext.navigate", context=self._context, url=address, wait="complete"
        )

    def reload(self):
        self._firefox.ask("browsingContext.reload", context=self._context, wait="complete")

    def back(self):
        self._firefox.ask("browsingContext.traverseHistory", context=self._context, delta=-1)

    def call(self, function, *arguments):
        """What a JavaScript function of strings and numbers answers, itself a string."""
        answer = self._firefox.ask(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._context},
            arguments=[
                {"type": "string" if isinstance(each, str) else "number", "value": each}
                for each in arguments
            ],
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"].get("value")

    def until(self, condition):
        """The first value of a JavaScript expression that is not false."""
        text = self.call(UNTIL, condition, WAIT)
        assert text, f"After {WAIT} seconds, not so: {condition}\nAt {self.address}"
        return json.loads(text)

    def texts(self, selector):
        """The words of the elements, without more space than between words."""
        listed = self.call(
            "(selector) => JSON.stringify([...document.querySelectorAll(selector)]"
            ".map((each) => each.innerText.replace(/\\s+/g, ' ').trim()))",
            selector,
        )
        return json.loads(listed)

    @property
    def address(self):
        return self.call("() => location.href")

    def click(self, selector):
        """Clicks on the middle of the first such element, as a hand would."""
        self.until(f"document.querySelector({json.dumps(selector)})")
        x, y = json.loads(self.call(CENTRE, selector))
        self._act(
            "pointer",
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )

    def type(self, text):
        """Presses these keys, one after the other."""
        self._act("key", *[
            {"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")
        ])

    def press(self, name):
        self.type(KEYS[name])

    def scroll(self, distance):
        """Turns the wheel over the middle of the window, by CSS pixels."""
        self._act(
            "wheel",
            {"type": "scroll", "x": 400, "y": 300, "deltaX": 0, "deltaY": distance},
        )

    def _act(self, device, *actions):
        self._firefox.ask(
            "input.performActions",
            context=self._context,
            actions=[{"type": device, "id": device, "actions": list(actions)}],
        )
