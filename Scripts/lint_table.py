"""Who may import what, and which words belong where: the pipeline of Docs/architecture.md."""

from typing import NamedTuple


class Target(NamedTuple):
    """The modules that a target of Sources may import."""

    project: str = ""
    outside: str = ""

    @property
    def allowed(self):
        return set(self.project.split()) | set(self.outside.split())


STAGES = """Diagnostics Wiki HTMLSyntax JSONReading Storage Fetching Importing History Pages Rendering
    Publishing Serving Embedded"""
SHIMS = "CCmarkGFM CDeflate CPlatform CZlib"

TARGETS = {
    "CCmarkGFM": Target(),
    "CDeflate": Target(),
    "CPlatform": Target(),
    "CZlib": Target(),
    "Diagnostics": Target(),
    # The C library for memchr.
    "HTMLSyntax": Target("", "Glibc Musl Darwin"),
    "JSONReading": Target(),
    # Dispatch to plan a large wiki on all processors.
    "Wiki": Target("Diagnostics CPlatform", "Dispatch Synchronization"),
    "Storage": Target("Diagnostics JSONReading CDeflate", "Foundation GRDB GRDBSQLite Synchronization"),
    "Fetching": Target(
        "Diagnostics JSONReading Storage CPlatform",
        "AsyncHTTPClient NIOCore NIOHTTP1 NIOPosix NIOHTTPCompression NIOSSL Foundation"
        " Synchronization",
    ),
    "Importing": Target("Fetching JSONReading Wiki Diagnostics", "Synchronization"),
    # Foundation for JSON.
    "History": Target("Wiki Storage Diagnostics", "Foundation"),
    # Foundation for the compatibility decomposition of slugs; the pages of a site are read at once and
    # share what was drawn.
    "Pages": Target("Wiki Diagnostics", "Foundation Synchronization"),
    "Rendering": Target(
        "Pages Wiki Diagnostics HTMLSyntax CCmarkGFM CZlib",
        "Foundation Yams Crypto Synchronization",
    ),
    # Dispatch to remove ten thousand files at once.
    "Publishing": Target(
        "Diagnostics HTMLSyntax JSONReading CPlatform CZlib",
        "Crypto Dispatch Foundation Synchronization Glibc Musl Darwin",
    ),
    # Foundation for files and percent-encoding; the rest is what Hummingbird's own interface is made of.
    "Serving": Target(
        "Diagnostics", "Foundation Hummingbird HTTPTypes NIOCore Logging ServiceLifecycle Synchronization"
    ),
    "Embedded": Target(),
    "EmbedFilesTool": Target("", "Foundation"),
    "DocumentCodeTool": Target("", "Foundation"),
    "wikigen": Target(
        STAGES + " " + SHIMS,
        "Dispatch Foundation ArgumentParser Crypto Yams Logging Synchronization Glibc Musl Darwin",
    ),
}

PROJECT_MODULES = set(TARGETS)


class Word(NamedTuple):
    """A word that Swift code may use only in some places."""

    name: str
    pattern: str
    """Of code without comments and strings."""
    places: tuple
    """Prefixes of paths; none means nowhere."""
    reason: str


COMMAND_LINE = ("Sources/wikigen/", "Sources/EmbedFilesTool/")
FILES = COMMAND_LINE + ("Sources/Publishing/", "Sources/Fetching/Transports/FolderTransport")

# A call, but not a method of that name, and not its declaration.
CALL = r"(?<![\w.])(?<!func )(?:Swift\.|Foundation\.|Glibc\.|Darwin\.)?"

WORDS = [
    Word("print(", CALL + r"(?:debugPrint|print|fputs|puts)\s*\(", COMMAND_LINE,
         "the command line alone prints"),
    Word("FileHandle.standard", r"\bFileHandle\s*\.\s*standard", COMMAND_LINE,
         "the command line alone prints"),
    Word("exit(", CALL + r"_?exit\s*\(", COMMAND_LINE, "the command line alone exits"),
    Word("Date()", r"(?<![\w.])(?:Foundation\.)?Date\s*(?:\(\s*\)|\.\s*now\b)", COMMAND_LINE,
         "the time is a parameter"),
    Word("ProcessInfo", r"\bProcessInfo\b", COMMAND_LINE, "the environment is a parameter"),
    Word("getenv", r"\b(?:secure_)?getenv\b", COMMAND_LINE, "the environment is a parameter"),
    Word("URLSession", r"\bURLSession\b", (), "requests go through Transport"),
    Word("FileManager", r"\bFileManager\b", FILES, "files belong to Publishing"),
    Word("try?", r"\btry\?", (), "nothing is swallowed"),
    Word("try!", r"\btry!", (), "faults are thrown"),
    Word("fatalError(", CALL + r"fatalError\s*\(", (), "faults are thrown"),
]
