import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `A check of a folder` {
  @Test(arguments: [
    "<A HREF=../caf%C3%A9.html>", "<a href = '../caf%c3%a9.html?q=%C3'>",
    "<a href=' ../index.html\n'>", "<a href=../index.html#old><a name=own></a><a href=#own>",
    "<img src=../io.png usemap=#m><map name=m><area href=https://x.example/></map>",
    "<svg><a xlink:href=https://x.example/></a><use href=../icons.svg#star /></svg>",
    "<svg><use xlink:href=\"#mine\"/><g id=mine /></svg>",
    "<template><p id=io><a href=gone.html style=x onclick=x></a><script>x</script></template>",
    "<template><template></template><a href=gone.html></template>",
    "<div><template shadowrootmode=open><p id=io><a href=../index.html></a></template></div>",
    "<script type=application/ld+json>{\"@id\": \"x\"}</script>",
    "<script type=text/plain>x</script>",
    "<link rel=alternate href=https://x.example/a.xml><link rel=license href=https://x.example/>",
    "<blockquote cite=https://x.example/></blockquote>", "<a href=tel:+441234>",
    "<a href=../index.html href=gone.html>", "<a href=../io.mp4#t=10>",
    "<a href=#:~:text=found>", "<a href=../index.html#old:~:text=found>", "<a href=#TOP>",
    "<a href=../index.html#caf%C3%A9>",
    "<meta http-equiv=refresh content='0;url=https://x.example'>",
    "<noscript><a href=../index.html></noscript>", "<textarea><a href=gone.html></textarea>",
    "<style>a{background:url(../io.png)}</style>",
    "<iframe src=../index.html></iframe>",
  ])
  func `finds nothing in what works`(markup: String) async throws {
    try await ScratchFolder.with { scratch in
      try Self.write(markup, in: scratch)
      #expect(try await SiteCheck(folder: scratch.site, jobs: 2).run().findings == [])
    }
  }

  @Test(arguments: [
    ("<IMG SRC=gone.png>", "links to 'gone.png', which is no file of the site"),
    (
      "<a href=../cafe%CC%81.html>",
      "links to '../cafe%CC%81.html', but the file is named 'café.html'"
    ),
    (
      "<a href=../index.html#Old>", "links to '../index.html#Old', but no element there has that id"
    ),
    ("<img src=../io.png usemap=#n>", "uses the map 'n', which the page does not have"),
    (
      "<svg><use href=../icons.svg#moon /></svg>",
      "links to '../icons.svg#moon', but no element there has that id"
    ),
    (
      "<svg><image href=https://x.example/a.png /></svg>",
      "uses 'https://x.example/a.png' of another host"
    ),
    (
      "<link rel='shortcut icon' href=https://x.example/i.ico>",
      "uses 'https://x.example/i.ico' of another host"
    ),
    (
      "<a href=\" javascript:alert(1)\">",
      "links to 'javascript:alert(1)', a scheme that pages may not use"
    ),
    (
      "<script type=module>x</script>",
      "has an inline script ('script'), which the security policy drops"
    ),
    (
      "<style>a{background:url(gone.png)}</style>",
      "links to 'gone.png', which is no file of the site"
    ),
    ("<base href=/docs/>", "has a base element, which bends every link"),
    (
      "<template shadowrootmode=open><a href=gone.html></template>",
      "links to 'gone.html', which is no file of the site"
    ),
    (
      "<template><p></template><a href=gone.html>",
      "links to 'gone.html', which is no file of the site"
    ),
  ])
  func `finds what does not, and no more`(markup: String, predicate: String) async throws {
    try await ScratchFolder.with { scratch in
      try Self.write(markup, in: scratch)
      let findings = try await SiteCheck(folder: scratch.site, jobs: 2).run().findings
      #expect(findings.map(\.description) == ["moons/io.html:3 \(predicate)"])
    }
  }

  @Test func `reads drawings for their links and ids, not for what the policy drops`()
    async throws
  {
    try await ScratchFolder.with { scratch in
      try scratch.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" style="color:red" onload="x()">
        <script>x()</script><image href="data:image/png;base64,AA=="/>
        <image href="gone.png"/><use href="#no"/></svg>
        """, to: "site/a.svg")
      let findings = try await SiteCheck(folder: scratch.site, jobs: 1).run().findings
      #expect(findings.map { "\($0.line) \($0.target)" } == ["3 #no", "3 gone.png"])
    }
  }

  #if os(Linux)
    @Test func `finds paths that are one file on other systems`() async throws {
      try await ScratchFolder.with { scratch in
        for path in ["Io.txt", "io.txt", "a", "A/b.txt", "café.txt", "cafe\u{301}.txt"] {
          try scratch.write("", to: "site/\(path)")
        }
        let findings = try await SiteCheck(folder: scratch.site, jobs: 1).run().findings
        #expect(findings.allSatisfy { $0.problem == .collision })
        #expect(findings.map(\.page) == ["A/b.txt", "café.txt", "io.txt"])
        #expect(
          findings.last?.description
            == "io.txt:1 can't stand beside 'Io.txt': on some systems they are one file")
      }
    }
  #endif

  @Test func `takes a link for what it leads to, and a dead one for nothing`() async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("<a href=b.html><a href=c.html>", to: "site/index.html")
      try scratch.write("", to: "elsewhere.html")
      for (name, target) in [("b", "../elsewhere.html"), ("c", "../gone.html")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(scratch.site)/\(name).html", withDestinationPath: target)
      }
      let site = try await SiteCheck(folder: scratch.site, jobs: 1).run()
      #expect(site.findings.map(\.target) == ["c.html"])
      #expect(site.files == 2)
    }
  }

  @Test(arguments: ["none", "file.txt"])
  func `wants a folder`(name: String) async throws {
    try await ScratchFolder.with { scratch in
      try scratch.write("", to: "file.txt")
      await #expect(throws: Fault.noFolder("\(scratch.path)/\(name)")) {
        try await SiteCheck(folder: "\(scratch.path)/\(name)", jobs: 1).run()
      }
    }
  }

  private static func write(_ markup: String, in scratch: ScratchFolder) throws {
    try scratch.write("<a name=old></a><p id=café>", to: "site/index.html")
    try scratch.write(
      "<!doctype html>\n<h1 id=io>Io</h1>\n\(markup)", to: "site/moons/io.html")
    try scratch.write("<svg><symbol id=\"star\"/></svg>", to: "site/icons.svg")
    for file in ["café.html", "io.png", "io.mp4"] { try scratch.write("", to: "site/\(file)") }
  }
}
