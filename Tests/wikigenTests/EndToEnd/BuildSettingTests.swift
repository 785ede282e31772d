import Foundation
import Testing

@Suite struct `A setting of a build` {
  @Test func `counts by flag, then --set, then environment, then wikigen_yml`() async throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": "out: from-file\nsite:\n  title: Of the file\npages:\n  size: 11\n"
    ])
    let environment = ["WIKIGEN_PAGE_SIZE": "12", "WIKIGEN_OUT": "from-environment"]
    let runs: [(arguments: [String], environment: [String: String], site: String, size: Int)] = [
      ([], [:], "from-file", 11),
      ([], environment, "from-environment", 12),
      (["--set", "pages.size=13", "--set", "out=from-set"], environment, "from-set", 13),
      (
        ["--set", "pages.size=13", "--set", "out=from-set", "--page-size", "14", "--out", "flag"],
        environment, "flag", 14
      ),
    ]
    for run in runs {
      let result = try await BuiltProgram.run(
        ["build", "--fixtures", "--quiet"] + run.arguments, in: folder, run.environment)
      #expect(result.code == 0)
      let files = try SiteFiles(run.site, in: folder)
      #expect(Self.cards(on: files.text("characters/index.html")) == run.size)
      #expect(files.text("index.html").contains("<title>Of the file</title>"))
    }
  }

  @Test(arguments: [(1, 86), (50, 2), (86, 1), (500, 1)])
  func `--page-size divides the lists`(size: Int, pages: Int) async throws {
    let files = try await Self.build(["--page-size", "\(size)"])
    let lists = files.paths.filter { $0.wholeMatch(of: /characters\/page-\d+\.html/) != nil }
    #expect(lists.count == pages - 1)
    #expect(Self.cards(on: files.text("characters/index.html")) == min(size, 86))
  }

  @Test func `--base-url gives 404_html whole addresses`() async throws {
    let plain = try await Self.build([])
    let based = try await Self.build(["--base-url", "https://example.org/wiki/"])
    #expect(based.text("404.html").contains("href=\"https://example.org/wiki/index.html\""))
    #expect(!plain.text("404.html").contains("<a href=\"http"))
    #expect(!plain.text("404.html").contains("<script"))
  }

  @Test func `--images none draws initials instead`() async throws {
    let files = try await Self.build(["--images", "none"])
    #expect(files.paths.allSatisfy { !$0.hasPrefix("images/") })
    #expect(files.text("characters/1-rick-sanchez.html").contains(">RS</text></svg>"))
    let pages = files.paths.filter { $0.hasSuffix(".html") }
    #expect(pages.allSatisfy { !files.text($0).contains("<img") })
  }

  @Test func `pages_categories false makes no category`() async throws {
    let files = try await Self.build(["--set", "pages.categories=false"])
    #expect(files.paths.contains("characters/a-z.html"))
    let deep = files.paths.filter {
      // A name that several have is no category.
      $0.split(separator: "/").count > 2 && !$0.hasPrefix("assets/") && !$0.contains("/name/")
    }
    #expect(deep.isEmpty)
  }

  @Test func `a source's categories are those that are named`() async throws {
    let files = try await Self.build(["--set", "sources.rickandmorty.categories=species"])
    let folders = Set(
      files.paths.map { $0.split(separator: "/") }
        .filter { $0.count > 2 && $0[0] != "assets" }.map { $0[1] })
    #expect(folders == ["species", "name"])
  }

  @Test func `--theme and --templates replace one file and leave the others`() async throws {
    let plain = try await Self.build([])
    let own = try await Self.build(
      ["--theme", "mine", "--templates", "ours"],
      files: [
        "mine/css/tokens.css": ":root { --ours: 1px; }\n",
        "ours/pages/404.md": "# Lost in our own words\n",
      ])
    #expect(own.text("404.html").contains("Lost in our own words</h1>"))
    #expect(own.paths.count { $0.wholeMatch(of: /assets\/.*\.css/) != nil } == 1)
    // Colours and sizes are what every page carries itself.
    #expect(own.text("characters/1-rick-sanchez.html").contains("<style>:root{--ours:1px;}"))
    let body = "<main[\\s\\S]*</main>"
    for page in ["index.html", "characters/1-rick-sanchez.html", "about.html"] {
      let match = try #require(own.text(page).range(of: body, options: .regularExpression))
      #expect(plain.text(page).contains(own.text(page)[match]), "\(page)")
    }
  }

  @Test func `folders called Templates and Theme are taken by themselves`() async throws {
    let files = try await Self.build(
      [], files: ["Templates/pages/404.md": "# Lost beside the site\n"])
    #expect(files.text("404.html").contains("Lost beside the site</h1>"))
  }

  @Test func `SOURCE_DATE_EPOCH dates the data`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet"], in: folder, ["SOURCE_DATE_EPOCH": "951782400"])
    #expect(run.code == 0)
    #expect(try SiteFiles("site", in: folder).text("about.html").contains("29 February 2000"))
  }

  private static func build(
    _ arguments: [String], files: [String: String] = [:]
  ) async throws -> SiteFiles {
    let folder = try TemporaryFolder(files)
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet"] + arguments, in: folder)
    #expect(run.code == 0, "\(run.complaints)")
    return try SiteFiles("site", in: folder)
  }

  private static func cards(on page: String) -> Int {
    page.ranges(of: "<li class=\"card\" ").count
  }
}
