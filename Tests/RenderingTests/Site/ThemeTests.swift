import Diagnostics
import Pages
import Testing

@testable import Rendering

@Suite struct `A theme` {
  @Test func `is one style sheet, one script and an icon, named by what is in them`() throws {
    let assets = try SiteBench().renderer.assets
    #expect(assets.count == 3)
    #expect(assets[0].path.wholeMatch(of: /assets\/site-[0-9a-f]{10}\.css/) != nil)
    #expect(assets[1].path.wholeMatch(of: /assets\/site-[0-9a-f]{10}\.js/) != nil)
    #expect(assets[2].path == SitePaths.icon)
    #expect(assets.allSatisfy { !$0.bytes.isEmpty })
  }

  @Test func `joins its files in the order that its list names`() throws {
    let files = try ThemeFiles.sample(replacing: [
      "Theme/css/order.txt": "# tokens first\nb.css\n\n  a.css\n", "Theme/css/a.css": "a {}",
      "Theme/css/b.css": "b {}\n",
    ])
    #expect(try Theme(files).styles == "b {}\na {}\n")
  }

  @Test(arguments: [
    "Theme/layout.html", "Theme/icon.svg", "Theme/css/order.txt", "Theme/css/base.css",
    "Theme/js/order.txt",
    "Theme/strings/en.yml", "Templates/solar/strings/en.yml", "Templates/pages/list.md",
    "Templates/solar/moon.md",
  ])
  func `without one of its files is told which`(path: String) {
    #expect(throws: Fault.missingTemplate(path)) {
      try SiteBench(files: .sample(without: path))
    }
  }

  @Test func `is told the place of a broken template as its author knows it`() {
    #expect(
      throws: Fault.unknownName(
        TemplateTag(file: "Templates/pages/list.md", line: 3, name: "titel"), in: "ListPage",
        nearest: "title")
    ) {
      try SiteBench(files: .sample(replacing: ["Templates/pages/list.md": "# a\n\n{{titel}}\n"]))
    }
  }

  @Test func `passes the probe as it comes with the program`() throws {
    _ = try SiteBench(files: .sample(isBuiltIn: false))
  }

  @Test func `is probed as a whole where a file of it is the user's`() throws {
    #expect(throws: Fault.self) {
      try SiteBench(
        files: .sample(adding: ThemeFile("Theme/partials/badge.html", "<li>\n\n</li>")))
    }
  }
}
