import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct `A relative path` {
  @Test(arguments: [
    ("index.html", "about.html", "about.html"),
    ("index.html", "moons/1-io.html", "moons/1-io.html"),
    ("moons/1-io.html", "index.html", "../index.html"),
    ("moons/1-io.html", "moons/2-europa.html", "2-europa.html"),
    ("moons/color/red.html", "moons/color/index.html", "index.html"),
    ("moons/color/red.html", "planets/1.html", "../../planets/1.html"),
    ("moons/1-io.html", "moons/1-io.html", "1-io.html"),
    ("a/b/c.html", "a/x/c.html", "../x/c.html"),
    ("moonlets/1-io.html", "moonlets/2-io.html", "2-io.html"),
    ("planets/1-io.html", "planets/1-io-the-moon-of-jupiter.html", "1-io-the-moon-of-jupiter.html"),
    (
      "movies/company/420-marvel-studios.html", "movies/company/420-marvel-studios-page-2.html",
      "420-marvel-studios-page-2.html"
    ),
    ("movies/company/a.html", "movies/companies/a.html", "../companies/a.html"),
    ("movies/company/a.html", "movies/company/a.html", "a.html"),
    ("movies/c", "movies/company/a.html", "company/a.html"),
    ("index.html", "a b/50%/c?d#e:f.html", "a%20b/50%25/c%3Fd%23e%3Af.html"),
    ("index.html", "é.html", "%C3%A9.html"),
  ])
  func `leads from one file to another`(page: String, file: String, path: String) {
    #expect(RelativePath.from(page, to: file) == path)
  }

  @Test func `resolves to its target, as browsers resolve it`() throws {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    for number in 0..<2_000 {
      let page = Self.path(using: &generator)
      let file = Self.path(using: &generator)
      let relative = RelativePath.from(page, to: file)
      let base = try URL(string: "http://host/sub/\(Self.encoded(page))").required("no base")
      let resolved = try URL(string: relative, relativeTo: base).required("no address")
      try #require(
        resolved.absoluteURL.path(percentEncoded: false) == "/sub/\(file)",
        "seed \(seed), path \(number): from '\(page)' to '\(file)'")
      try #require(!relative.isEmpty && !relative.hasPrefix("/") && !relative.contains("//"))
    }
  }

  private static func path(using generator: inout SeededGenerator) -> String {
    let names = [
      "a", "b", "c-1.html", "é", "日", "x y", "50%", "q?", "h#", "k:v", "(1)", "~t", "+&=",
    ]
    return (0...Int.random(in: 0...3, using: &generator))
      .map { _ in names[Int.random(in: names.indices, using: &generator)] }
      .joined(separator: "/")
  }

  private static func encoded(_ path: String) -> String {
    RelativePath.from("index.html", to: path)
  }
}
