import Diagnostics
import Pages
import Testing
import Wiki

@testable import Rendering

@Suite struct `A theme` {
  @Test func `is a style sheet, an icon and two scripts, named by what is in them`() throws {
    let bench = try SiteBench()
    let assets = bench.renderer.assets(of: bench.site)
    #expect(assets.count == 4)
    #expect(assets[0].path.wholeMatch(of: /assets\/site-[0-9a-f]{10}\.css/) != nil)
    #expect(assets[1].path == SitePaths.icon)
    #expect(assets[2].path.wholeMatch(of: /assets\/site-[0-9a-f]{10}\.js/) != nil)
    #expect(assets[3].path.wholeMatch(of: /assets\/search-[0-9a-f]{10}\.js/) != nil)
    #expect(assets.allSatisfy { !$0.bytes.isEmpty })
  }

  @Test func `has a script that names the one it brings when a reader searches`() throws {
    let bench = try SiteBench()
    let assets = bench.renderer.assets(of: bench.site)
    let script = String(decoding: assets[2].bytes, as: UTF8.self)
    #expect(script.hasSuffix("dataset.later = \"\(assets[3].path)\";\n"))
  }

  @Test func `joins its files in the order that its list names`() throws {
    let files = try ThemeFiles.sample(replacing: [
      "Theme/css/order.txt": "# tokens first\nb.css\n\n  a.css\n", "Theme/css/a.css": "a {}",
      "Theme/css/b.css": "b {}\n",
    ])
    #expect(try Theme(files).styles == "b {}\na {}\n")
  }

  @Test(arguments: [true, false])
  func `puts its first styles into the page, where the layout has a place for the others`(
    hasPlace: Bool
  ) throws {
    let layout = try ThemeFiles.sample().file("Theme/layout.html").text()
    let files = try ThemeFiles.sample(replacing: [
      "Theme/css/order.txt": "a.css\n---\nb.css\n", "Theme/css/a.css": "a { all: unset }",
      "Theme/css/b.css": "b {}\n",
      "Theme/layout.html": hasPlace ? layout : layout.replacing("{{{contentStyles}}}", with: ""),
    ])
    let theme = try Theme(files)
    #expect(theme.sheet.text == (hasPlace ? "b {}\n" : "a { all: unset }\nb {}\n"))
    let inline = theme.frameStyles.map { String(decoding: $0.element, as: UTF8.self) }
    #expect(inline == (hasPlace ? "<style>a{all:unset}</style>" : nil))
    #expect(theme.styles == "a { all: unset }\nb {}\n")
  }

  @Test(arguments: [
    ("{{{contentStyles}}}", true), ("<p>{{{ contentStyles\u{A0}}}}", true),
    ("{{#other}}{{{contentStyles}}}{{/other}}", true), ("{{contentStyles}}", false),
    ("{{! {{{contentStyles}}} }}", false), ("{{{contentStylesToo}}}", false), ("", false),
  ])
  func `knows the place of a value that is markup`(layout: String, hasPlace: Bool) throws {
    let file = ThemeFile(
      path: "Theme/layout.html", shownPath: "layout.html", bytes: Array(layout.utf8))
    #expect(try file.shows("contentStyles") == hasPlace)
  }

  @Test(arguments: [
    ("Theme/css/base.css", "a::after { content: \"</STYLE>\" }", "</style"),
    ("Theme/js/head/page.js", "const a = \"</script>\";", "</script"),
    ("Theme/js/head/page.js", "const a = \"<!--\";", "<!--"),
  ])
  func `carries nothing in the page that would end its element`(
    path: String, text: String, end: String
  ) throws {
    #expect(throws: Fault.endsElement(end, in: path, line: 2)) {
      try SiteBench(files: .sample(replacing: [path: "\n\(text)\n"]))
    }
  }

  @Test(arguments: ["a {}\r b {}", "a {}\0"])
  func `carries nothing in the page that a browser reads otherwise`(css: String) throws {
    #expect(throws: Fault.notPlainText("Theme/css/base.css", line: 2)) {
      try SiteBench(files: .sample(replacing: ["Theme/css/base.css": "a {}\r\n\(css)\n"]))
    }
  }

  @Test func `keeps the scripts of the head apart`() throws {
    let files = try ThemeFiles.sample(replacing: [
      "Theme/js/head/order.txt": "page.js\nview.js\n", "Theme/js/head/page.js": "a(`1`)",
      "Theme/js/head/view.js": "b()",
    ])
    let script = String(decoding: try Theme(files).headScript.element, as: UTF8.self)
    #expect(script == "<script>a(`1`)\nb()\n</script>")
  }

  @Test(arguments: [
    "Theme/layout.html", "Theme/icon.svg", "Theme/css/order.txt", "Theme/css/base.css",
    "Theme/js/order.txt", "Theme/js/head/order.txt", "Theme/js/search/order.txt",
    "Templates/pages/list.md", "Templates/solar/moon.md",
  ])
  func `without one of its files is told which`(path: String) {
    #expect(throws: Fault.missingTemplate(path)) {
      try SiteBench(files: .sample(without: path))
    }
  }

  @Test(arguments: ["Theme/strings/en.yml", "Templates/solar/strings/en.yml"])
  func `has words in the language of the site`(path: String) {
    #expect(throws: Fault.missingLanguage("en", path)) {
      try SiteBench(files: .sample(without: path))
    }
  }

  @Test(arguments: [
    ("Templates/pages/lst.md", "Templates/pages/list.md"),
    ("Theme/partials/crad.html", "Theme/partials/card.html"),
    ("Theme/css/token.css", "Theme/css/tokens.css"),
    ("Theme/strings/en.yaml", "Theme/strings/en.yml"),
    ("Templates/solr/strings/en.yml", "Templates/solar/strings/en.yml"),
    ("Theme/words/strings/en.yml", "Theme/strings/en.yml"),
  ])
  func `has no file that nothing reads`(path: String, nearest: String) {
    #expect(throws: Fault.unusedFile(path, nearest: nearest)) {
      try SiteBench(files: .sample(adding: ThemeFile(path, "x")))
    }
  }

  @Test func `may have partials, styles and notes of its own`() throws {
    let list = "# {{title}}\n\n{{> mine}}\n\n{{> cards}}\n"
    _ = try SiteBench(
      files: .sample(replacing: [
        "Templates/pages/list.md": list, "Theme/partials/mine.html": "<p>1</p>\n",
        "Theme/README.md": "notes", "Theme/css/order.txt": "mine.css\n",
        "Theme/css/mine.css": "/* url(a) */ a {}\n",
      ]))
  }

  @Test(arguments: ["Theme/layout.html", "Theme/partials/card.html", "Templates/pages/list.md"])
  func `has no empty template`(path: String) {
    #expect(throws: Fault.emptyTemplate(path)) {
      try SiteBench(files: .sample(replacing: [path: " \n"]))
    }
  }

  @Test(arguments: ["documentTitle", "policy", "styles", "content"])
  func `has a layout that shows what every page needs`(name: String) throws {
    let layout = try ThemeFiles.sample().file("Theme/layout.html").text()
      .replacing("{{{\(name)}}}", with: "").replacing("{{\(name)}}", with: "")
    #expect(throws: Fault.layoutLacks(name, in: "Theme/layout.html")) {
      try SiteBench(files: .sample(replacing: ["Theme/layout.html": layout]))
    }
  }

  @Test func `has what acts before the first paint where it has the other scripts`() throws {
    let layout = try ThemeFiles.sample().file("Theme/layout.html").text()
    #expect(throws: Fault.layoutLacks("scripts", in: "Theme/layout.html")) {
      try SiteBench(
        files: .sample(replacing: [
          "Theme/layout.html": layout.replacing("{{{scripts}}}", with: "")
        ]))
    }
  }

  @Test(arguments: ["@import \"x.css\";", "a { background: URL(x.png) }"])
  func `has styles that load nothing`(css: String) {
    #expect(throws: Fault.loadsFromStyle("Theme/css/base.css", line: 2)) {
      try SiteBench(files: .sample(replacing: ["Theme/css/base.css": "/* @import */\n\(css)\n"]))
    }
  }

  @Test(arguments: ["notsvg", "<svg><script>1</script></svg>"])
  func `has an icon that is plain SVG`(icon: String) {
    #expect(throws: Fault.notAnIcon("Theme/icon.svg")) {
      try SiteBench(files: .sample(replacing: ["Theme/icon.svg": icon]))
    }
  }

  @Test func `has a logo for a source where somebody put one`() throws {
    let logo = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120.4 30\"><path/></svg>"
    let bench = try SiteBench(
      files: .sample(adding: ThemeFile("Theme/logos/solar.svg", logo), isBuiltIn: false))
    let picture = SitePicture(path: "assets/logos/solar.svg", width: 120, height: 30)
    #expect(bench.renderer.logos == ["solar": picture])
    let assets = bench.renderer.assets(of: bench.site)
    #expect(assets.first { $0.path == picture.path }?.bytes == Array(logo.utf8))
  }

  @Test(arguments: ["<svg></svg>", "<svg viewBox=\"0 0 9\"></svg>", "<svg viewBox=\"0 0 0 9\"/>"])
  func `has logos of a known size`(logo: String) {
    #expect(throws: Fault.logoWithoutSize("Theme/logos/solar.svg")) {
      try SiteBench(files: .sample(adding: ThemeFile("Theme/logos/solar.svg", logo)))
    }
  }

  @Test func `has no logo of a source that nobody knows`() {
    let logo = "<svg viewBox=\"0 0 9 9\"></svg>"
    #expect(throws: Fault.unusedFile("Theme/logos/solr.svg", nearest: nil)) {
      try SiteBench(files: .sample(adding: ThemeFile("Theme/logos/solr.svg", logo)))
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
