#!/usr/bin/env python3
"""Plants an offence of every kind in a small clean repository and expects lint.py to find it."""

import subprocess
import tempfile
import unittest
from pathlib import Path

from lint import findings
from lint_swift import code_only
from lint_table import WORDS

REPOSITORY = Path(__file__).resolve().parent.parent

# All of it is allowed, and much of it looks as if it were not.
CLEAN = {
    "Sources/Diagnostics/Fault.swift": "public struct Fault: Error {}\n",
    "Sources/Wiki/Entry.swift": """\
        import Diagnostics
        /// `print(` and `try?` in a comment are words. /* and /* this */ fatalError( */
        struct Entry {
          let text = "print(1); exit(1); Date(); ProcessInfo; try? \\"FileManager\\""
          let raw = #"\\(Date()) URLSession "# + \"\"\"
            getenv("A") "quoted" import Foundation
            \"\"\"
          func fingerprint() { printer.print(text); value.exit(); self.fatalError() }
          func print(_ text: String) throws { if try !printer.isOpen() { throw Closed() } }
          let updated = Date(timeIntervalSince1970: 0)
        }
        """,
    "Sources/Fetching/Fault+Fetching.swift": """\
        import Diagnostics
        extension Fault {
          public static func refused(_ url: String) -> Fault { Fault() }
          private static func words(_ url: String) -> String { url }
        }
        """,
    "Sources/Fetching/Transports/FolderTransport.swift": "import Foundation\nlet m = FileManager.default\n",
    "Sources/Publishing/Folder.swift": "import Foundation\nimport Glibc\nlet m = FileManager()\n",
    "Sources/Embedded/Files.swift": "let files = [String]()\n",
    "Sources/EmbedFilesTool/main.swift": "import Foundation\nprint(Date(), ProcessInfo())\n",
    "Sources/wikigen/main.swift": "import Logging\n@_spi(Test) import Pages\nprint(1)\nexit(0)\n",
    "Sources/wikigen/Folder.swift": "",
    "Tests/FetchingTests/FaultTests.swift": """\
        @testable import Fetching
        import Foundation
        let fault = Fault.refused("http://127.0.0.1/")
        let now = Date()
        """,
    "Theme/layout.html": """\
        <!-- <p style="x"> <script>1</script> --><style>p { color: red }</style>
        <script src="{{root}}assets/wiki.js" defer></script>{{! onclick="x" }}
        """,
    "Theme/js/theme.js": "element.style = 'x'\n",
    "Templates/rickandmorty/character.md": "# {{name}}\n\nHer style is on one line.\n",
}

# What is planted, where, and what the finding says.
OFFENCES = [
    ("Sources/Diagnostics/New.swift", "import Foundation", "library Foundation"),
    ("Sources/HTMLSyntax/New.swift", "import Diagnostics", "target Diagnostics"),
    ("Sources/Wiki/New.swift", "import Pages", "target Pages"),
    ("Sources/Wiki/New.swift", "import FoundationEssentials", "library FoundationEssentials"),
    ("Sources/Fetching/New.swift", "import Importing", "target Importing"),
    ("Sources/Fetching/New.swift", "@preconcurrency import FoundationNetworking", "library"),
    ("Sources/Importing/New.swift", "public import struct AsyncHTTPClient.HTTPClient", "library"),
    ("Sources/Pages/New.swift", "@_spi(A) @testable internal import Rendering", "target"),
    ("Sources/Rendering/New.swift", "import Publishing", "target Publishing"),
    ("Sources/Rendering/New.swift", "import Glibc", "library Glibc"),
    ("Sources/Publishing/New.swift", "import Wiki", "target Wiki"),
    ("Sources/Publishing/New.swift", "  import func Yams.load", "library Yams"),
    ("Sources/Embedded/New.swift", "import Foundation", "library Foundation"),
    ("Sources/Pages/New.swift", "import Publishing", "target Publishing"),
    ("Sources/wikigen/New.swift", "import NIOCore", "library NIOCore"),
    ("Sources/Novelty/New.swift", "let a = 1", "lacks"),
    ("Sources/Pages/New.swift", "print(1)", "print("),
    ("Sources/Pages/New.swift", "Swift.print (1)", "print("),
    ("Sources/Pages/New.swift", 'let a = "\\(print(1))"', "print("),
    ("Sources/Pages/New.swift", 'let a = #"\\#(f(")") + print(1))"#', "print("),
    ("Sources/Rendering/New.swift", "FileHandle.standardError.write(d)", "FileHandle.standard"),
    ("Sources/Publishing/New.swift", "exit(1)", "exit("),
    ("Sources/Pages/New.swift", "let now = Date( )", "Date()"),
    ("Sources/Pages/New.swift", "let now = Date.now", "Date()"),
    ("Sources/Fetching/New.swift", "ProcessInfo.processInfo.environment", "ProcessInfo"),
    ("Sources/Fetching/New.swift", 'getenv("HTTPS_PROXY")', "getenv"),
    ("Sources/wikigen/New.swift", "URLSession.shared", "URLSession"),
    ("Sources/Rendering/New.swift", "FileManager.default", "FileManager"),
    ("Sources/Fetching/LiveTransport.swift", "FileManager.default", "FileManager"),
    ("Sources/wikigen/New.swift", "let a = try? f()", "try?"),
    ("Sources/EmbedFilesTool/New.swift", "let a = try! f()", "try!"),
    ("Sources/wikigen/New.swift", 'let a = ""; fatalError("x") // "', "fatalError("),
    ("Sources/Pages/Long.swift", "\n" * 301, "301 lines"),
    ("Sources/wikigen/Commands/Folder.swift", "", "does not build with both"),
    ("Sources/Pages/Fault+Pages.swift", "  static func clash() -> Fault { .x }", "fault clash"),
    ("Theme/partials/card.html", '<div class="a" style="color: red">', "style="),
    ("Templates/rickandmorty/list.md", "<p {{x}}\nstyle = 'a'>", "style="),
    ("Theme/layout.html", "<script>let a = 1</script>", "inline <script>"),
    ("Theme/partials/card.html", '<a href="#" onclick="f()">', "event handler"),
]

MISFORMATTED = {
    "NeverForceUnwrap": "let a = b!\n",
    "NeverUseForceTry": "let a = try! f()\n",
    "OmitExplicitReturns": "func f() -> Int { return 1 }\n",
    "Indentation": "func f() {\n    g()\n}\n",
}


class LintTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for path, text in CLEAN.items():
            self.write(path, text)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def test_a_clean_repository_has_no_finding(self):
        self.assertEqual(list(findings(self.root)), [])

    def test_each_offence_is_the_one_finding(self):
        for path, text, expected in OFFENCES:
            with self.subTest(path=path, text=text):
                self.write(path, text)
                found = list(findings(self.root))
                self.restore(path)
                self.assertEqual(len(found), 1, found)
                self.assertIn(expected, found[0][2] + " " + found[0][0])

    def restore(self, path):
        (self.root / path).unlink()
        if path in CLEAN:
            self.write(path, CLEAN[path])
        elif not any((self.root / path).parent.iterdir()):
            (self.root / path).parent.rmdir()

    def test_each_word_of_the_table_is_planted(self):
        planted = {expected for _, _, expected in OFFENCES}
        self.assertEqual({word.name for word in WORDS} - planted, set())

    def test_a_finding_names_the_line(self):
        self.write("Sources/Pages/New.swift", '/* a\n*/ let b = """\n  "\n  """\nexit(1)\n')
        self.assertEqual([line for _, line, _ in findings(self.root)], [5])

    def test_a_stray_quote_hides_one_line_at_most(self):
        self.assertEqual(code_only('let a = "b\nexit(1)').split("\n")[1], "exit(1)")

    def test_swift_format_has_our_rules(self):
        for rule, text in MISFORMATTED.items():
            with self.subTest(rule=rule):
                self.write("Sources/Pages/New.swift", text)
                configuration = REPOSITORY / ".swift-format"
                lint = subprocess.run(
                    ["swift", "format", "lint", "--strict", "--configuration", configuration,
                     self.root / "Sources/Pages/New.swift"],
                    capture_output=True, text=True)
                self.assertEqual(lint.returncode, 1)
                self.assertIn(f"[{rule}]", lint.stderr)


if __name__ == "__main__":
    unittest.main()
