import TestSupport
import Testing

@testable import Publishing

/// What many pages carry is judged once; here each page is judged as if there were no other.
@Suite struct `A page among many` {
  @Test(arguments: UInt64(1)...UInt64(1000))
  func `is judged as it is alone`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let paths = SitePaths(["index.html", "io.html", "moons/index.html", "moons/io.html"])
    let carried = CarriedTexts()
    for _ in 0..<12 {
      let page = randomPage(&generator)
      let bytes = Array(page.utf8)
      let path = Bool.random(using: &generator) ? "io.html" : "moons/io.html"
      let among = FileKind.page.check(bytes, at: path, in: paths, carried: carried)
      let alone = FileKind.page.check(bytes, at: path, in: paths, carried: CarriedTexts())
      #expect(among.findings == alone.findings, "seed \(seed), \(page)")
      #expect(
        among.links == alone.links && among.isUnlisted == alone.isUnlisted, "seed \(seed), \(page)")
    }
  }

  @Test func `is judged by all of its policies, whatever its script begins with`() {
    let paths = SitePaths(["io.html"])
    let carried = CarriedTexts()
    let policy = "script-src 'sha256-R4LnyxPUy5Zn4qTNWyW2wqoabrXG0PbYVPyEqMErRXU='"
    let one = "<meta http-equiv=content-security-policy content=\"\(policy)\">"
    let two = one + "<meta http-equiv=content-security-policy content=x>"
    let pages = ["\(one)<script>1 xalert(1)</script>", "\(two)<script>alert(1)</script>"]
    let findings = pages.map {
      FileKind.page.check(Array($0.utf8), at: "io.html", in: paths, carried: carried).findings.count
    }
    #expect(findings == [0, 1])
  }

  @Test func `is judged as a page, though a drawing has the same header`() {
    let paths = SitePaths(["io.html", "io.svg"])
    let carried = CarriedTexts()
    let header = Array("<header><p style=\"color: red\"></header>".utf8)
    let findings = [FileKind.drawing, .page].map {
      $0.check(header, at: "io.html", in: paths, carried: carried).findings.count
    }
    #expect(findings == [0, 1])
  }

  @Test func `is told where its header leads, as the page before it`() throws {
    let paths = SitePaths(["index.html", "io.html", "europa.html"])
    let carried = CarriedTexts()
    let header = "<header><a href=\"io.html\">x</a><p id=\"a\"></header>"
    let checked = ["index.html", "europa.html"].map {
      FileKind.page.check(Array(header.utf8), at: $0, in: paths, carried: carried)
    }
    let place = try #require(paths.place(of: "io.html"))
    #expect(checked.map(\.links.targets) == [[place], [place]])
    #expect(checked.map(\.links.ids) == [["a"], ["a"]])
  }

  /// Mostly templates, headers and footers, of whose contents some begin as others do.
  private func randomPage(_ generator: inout SeededGenerator) -> String {
    let contents = [
      "<data value=a>b</data>", "<data value=a>b</data>", "<data value=a>b</data>c <",
      "<p>x<p>y", "<p>x", "<a href=index.html>x</a>", "<svg><title>x</title></svg>", "</svg>",
      "<template>x</template>", "<meta name=robots content=none>", "<textarea>x", "",
      "<a href=\"io.html\">x</a>", "<a href=\"io.html\">x</a><p id=\"x\">",
      "<a href=\"gone.html\">",
      "<a href=\"#x\">x</a>", "<a name=\"y\">", "<img usemap=\"#z\">", "<svg><path/></svg>",
      "<p style=\"a\">", "<p onclick=\"a\">", "<area href=\"io.html\">", "<map name=z>",
      "<script>x</script>",
      "<a href=\"io.html\">x</a><footer></footer>",
      "<svg>",
    ]
    let pieces = [
      "<a href=gone.html>", "<a href=index.html>", "<p id=x>", "</template>", "<p", "<!-- -->",
      "<svg>", "<style>a{}</style>", "<script>x</script>", "text",
    ]
    let ends = [
      "</template>", "</template>", "</TEMPLATE >", "</templates>", "",
      "a href=index.html></template>",
    ]
    let frames = [
      ("header", "</header>"), ("footer", "</footer>"), ("header", "</headers>"), ("footer", ""),
    ]
    return (0..<4).map { _ in
      guard Bool.random(using: &generator) else {
        return pieces.randomElement(using: &generator) ?? ""
      }
      if Bool.random(using: &generator), let (name, end) = frames.randomElement(using: &generator) {
        return "<\(name)>" + (contents.randomElement(using: &generator) ?? "") + end
      }
      let tag =
        Int.random(in: 0..<8, using: &generator) == 0
        ? "<template shadowrootmode=open>" : "<template>"
      return tag + (contents.randomElement(using: &generator) ?? "")
        + (ends.randomElement(using: &generator) ?? "")
    }.joined()
  }
}
