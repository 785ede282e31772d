import Foundation
import Testing

@Suite struct `A check by the program` {
  private static func run(_ arguments: [String], in folder: TemporaryFolder) async throws
    -> ProgramRun
  {
    try await BuiltProgram.run(["check"] + arguments, in: folder)
  }

  /// A fault a line, and what is said of it.
  private static let planted = [
    ("<a href=\"gone.html\">", "links to 'gone.html', which is no file of the site"),
    (
      "<a href=\"moons/io.html#crater\">",
      "links to 'moons/io.html#crater', but no element there has that id"
    ),
    (
      "<a href=\"Moons/io.html\">",
      "links to 'Moons/io.html', but the file is named 'moons/io.html'"
    ),
    ("<script src=\"//cdn.example/x.js\"></script>", "uses '//cdn.example/x.js' of another host"),
    ("<a href=\"/index.html\">", "links to '/index.html' from the root, which fails in a folder"),
    ("<p id=\"faults\">", "has the id 'faults' a second time"),
    ("<p style=\"color: red\">", "has a style attribute, which the security policy drops"),
    (
      "<script>alert(1)</script>",
      "has an inline script ('script'), which the security policy drops"
    ),
    (
      "<p onclick=\"alert(1)\">",
      "has an inline script ('onclick'), which the security policy drops"
    ),
    ("<base href=\"https://x.example/\">", "has a base element, which bends every link"),
    ("<a href=\"moons/\">", "links to the folder 'moons/' where a file is due"),
    ("<a href=\"../out.html\">", "links to '../out.html', which leads out of the site"),
    ("<img src=\"gone.png\" alt=\"\">", "links to 'gone.png', which is no file of the site"),
    (
      "<img srcset=\"io.png 1x, gone.webp 2x\" alt=\"\">",
      "links to 'gone.webp', which is no file of the site"
    ),
    (
      "<link rel=\"stylesheet\" href=\"gone.css\">",
      "links to 'gone.css', which is no file of the site"
    ),
    (
      "<img src=\"https://x.example/a.png\" alt=\"\">",
      "uses 'https://x.example/a.png' of another host"
    ),
    ("<a href=\"two words.html\">", "links to 'two words.html', which is not percent-encoded"),
  ]

  private static func plant(in folder: TemporaryFolder) throws {
    let head = "<!doctype html>\n<link rel=\"stylesheet\" href=\"site.css\"><h1 id=\"faults\">"
    let page = ([head] + planted.map(\.0)).joined(separator: "\n")
    try folder.write(page, to: "site/faults.html")
    try folder.write(
      "<!doctype html>\n<a href=\"faults.html\"><img src=\"io.png\">", to: "site/index.html")
    try folder.write("<p id=\"io\"><a href=\"../index.html\">", to: "site/moons/io.html")
    try folder.write(
      "a{}\n@import \"gone.css\";\nb{background:url(//cdn.example/b.png)}", to: "site/site.css")
    try folder.write("", to: "site/io.png")
  }

  @Test func `names each planted fault with file and line, and no more`() async throws {
    let folder = try TemporaryFolder()
    try Self.plant(in: folder)
    let run = try await Self.run(["site"], in: folder)
    #expect(run.code == 65)
    #expect(run.complaints == "")
    let faults = Self.planted.enumerated().map { "site/faults.html:\($0 + 3) \($1.1)" }
    let expected =
      faults + [
        "site/site.css:2 links to 'gone.css', which is no file of the site",
        "site/site.css:3 uses '//cdn.example/b.png' of another host",
        "Checked 3 pages and 5 files in site: 19 findings.",
      ]
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
  }

  @Test func `ends with 0 where there are notes alone, and with 65 if they count`() async throws {
    let folder = try TemporaryFolder([
      "site/index.html": "<p>Io", "site/lost.txt": "", "wikigen.yml": "out: site\n",
    ])
    let lenient = try await Self.run([], in: folder)
    #expect(lenient.code == 0)
    #expect(
      lenient.output == """
        site/lost.txt:1 note: it is a file that nothing leads to from index.html
        Checked 1 page and 2 files in site: no finding, 1 note.

        """)
    let strict = try await Self.run(["--strict", "--jobs", "1"], in: folder)
    #expect(strict.code == 65)
    #expect(
      strict.output == """
        site/lost.txt:1 is a file that nothing leads to from index.html
        Checked 1 page and 2 files in site: 1 finding.

        """)
  }

  @Test func `prints JSON if that is wanted`() async throws {
    let folder = try TemporaryFolder([
      "site/index.html": "\n<a href=\"x\ty.html\">", "site/lost.txt": "",
    ])
    let run = try await Self.run(["--json", "site"], in: folder)
    #expect(run.code == 65)
    #expect(
      run.output == """
        {
          "files" : 2,
          "findings" : [
            {
              "file" : "index.html",
              "line" : 2,
              "problem" : "links to 'x\\ty.html', which is not percent-encoded",
              "target" : "x\\ty.html"
            }
          ],
          "notes" : [
            {
              "file" : "lost.txt",
              "line" : 1,
              "problem" : "is a file that nothing leads to from index.html",
              "target" : "index.html"
            }
          ],
          "pages" : 1
        }

        """)
  }

  @Test func `wants a folder: 64`() async throws {
    let folder = try TemporaryFolder(["file": ""])
    for name in ["none", "file"] {
      let run = try await Self.run([name], in: folder)
      #expect(run.code == 64)
      #expect(
        run.complaints
          == "wikigen: command line: \(name) is no folder. Name the folder of a site.\n")
    }
  }

  /// The check before a site is put in place and this one are one; here both halves pass it.
  @Test func `finds nothing in what a build leaves, however many read at a time`() async throws {
    let folder = try TemporaryFolder()
    let build = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet"], in: folder, ["WIKIGEN_SOURCE": ""])
    #expect(build.code == 0)
    for jobs in ["1", "8"] {
      let run = try await Self.run(["site", "--strict", "--jobs", jobs], in: folder)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.hasSuffix(" files in site: no finding.\n"))
    }
  }
}
