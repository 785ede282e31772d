import Pages
import Testing
import Wiki

@testable import Rendering

@Suite struct `The digest of a page` {
  @Test func `is the same where nothing changed`() throws {
    #expect(try SiteBench().digests() == SiteBench().digests())
  }

  @Test func `is one for each page`() throws {
    let digests = try SiteBench().digests()
    #expect(Set(digests.values).count == digests.count)
  }

  @Test(arguments: [
    (
      "Theme/layout.html",
      "<p title=\"{{policy}}\">{{documentTitle}}</p>{{{styles}}}{{{content}}}\n"
    ),
    ("Theme/partials/badge.html", "<li>{{style}}{{emoji}}{{word}}</li>\n"),
    ("Templates/pages/list.md", "# {{title}}\n\n{{> cards}}\n"),
    ("Templates/solar/moon.md", "# {{entry.title}}\n"),
  ])
  func `is another where a template of the page changed`(path: String, text: String) throws {
    let before = try SiteBench().digests()
    let after = try SiteBench(files: .sample(replacing: [path: text])).digests()
    let changed = before.keys.filter { before[$0] != after[$0] }
    switch path {
    case "Theme/layout.html": #expect(Set(changed) == Set(before.keys))
    case "Templates/pages/list.md":
      #expect(changed.contains("moons/index.html") && !changed.contains("about.html"))
    case "Templates/solar/moon.md":
      #expect(Set(changed) == ["moons/1-io.html", "moons/2-europa.html"])
    default: #expect(changed.contains("moons/1-io.html") && !changed.contains("about.html"))
    }
  }

  @Test func `is another for every page where words, styles or the program changed`() throws {
    let before = try SiteBench().digests()
    let css = try ThemeFiles.sample().file("Theme/css/base.css").text()
    let strings = try ThemeFiles.sample().file("Theme/strings/en.yml").text()
    let others = try [
      SiteBench(files: .sample(replacing: ["Theme/css/base.css": css + "\nmark { all: unset }\n"])),
      SiteBench(files: .sample(replacing: ["Theme/strings/en.yml": strings + "\nadded: word\n"])),
      SiteBench(program: "wikigen 0.0.1"),
    ]
    for other in others {
      let after = try other.digests()
      #expect(before.keys.allSatisfy { before[$0] != after[$0] })
    }
  }

  @Test func `is the same wherever the files lie`() throws {
    let here = ThemeFile("Templates/solar/moon.md", "# {{entry.title}}\n")
    let there = ThemeFile(path: here.path, shownPath: "/home/me/moon.md", bytes: here.bytes)
    let digests = try [here, there].map { file in
      try SiteBench(files: .sample(adding: file)).digests()
    }
    #expect(digests.first == digests.last)
  }

  @Test func `stays where another entry changed that the page does not show`() throws {
    let before = try SiteBench((1...30).map { .moon("\($0)", title: "Moon \($0)") }).digests()
    let after = try SiteBench(
      (1...30).map { .moon("\($0)", title: $0 == 30 ? "Europa" : "Moon \($0)") }
    ).digests()
    #expect(before["moons/1-moon-1.html"] == after["moons/1-moon-1.html"])
    #expect(before["moons/index.html"] == after["moons/index.html"])
    #expect(before["moons/page-2.html"] != after["moons/page-2.html"])
    #expect(before["moons/29-moon-29.html"] != after["moons/29-moon-29.html"])
  }
}
