"""What no reader should cause: messages in the console, errors of scripts, failed requests."""

from urllib.parse import urlsplit


class Watch:
    """Listens to all pages of a context and keeps what a quiet site would not cause."""

    def __init__(self, context):
        self.troubles = []
        context.on("console", self._on_message)
        context.on("weberror", lambda error: self._add("script", error.error))
        context.on("requestfailed", self._on_failure)
        context.on("request", self._on_request)

    def _on_message(self, message):
        if message.type in ("error", "warning"):
            self._add(message.type, message.text)

    def _on_failure(self, request):
        # A test may leave a page before its pictures are there.
        if request.failure != "net::ERR_ABORTED":
            self._add("failed", f"{request.url} {request.failure}")

    def _on_request(self, request):
        """A site asks for nothing outside of itself."""
        page = request.frame.page.url
        if page in ("", "about:blank") or request.is_navigation_request():
            return
        if urlsplit(request.url)[:2] != urlsplit(page)[:2]:
            self._add("foreign", request.url)

    def _add(self, kind, what):
        self.troubles.append(f"{kind}: {what}")
