import Testing
import Wiki

@testable import wikigen

@Suite struct `Precedence of settings` {
  /// Which layers give a value, and whose value holds. The values are 1 to 4 upwards.
  static let layers: [(file: Bool, environment: Bool, set: Bool, flag: Bool, holds: Int)] = [
    (false, false, false, false, 20), (true, false, false, false, 1),
    (false, true, false, false, 2), (true, true, false, false, 2),
    (false, false, true, false, 3), (true, true, true, false, 3),
    (false, false, false, true, 4), (true, false, false, true, 4),
    (false, true, false, true, 4), (true, true, true, true, 4),
  ]

  @Test(arguments: layers)
  func `flag, set, environment, file and default, in this order`(
    layers: (file: Bool, environment: Bool, set: Bool, flag: Bool, holds: Int)
  ) throws {
    let folder = try TemporaryFolder(layers.file ? ["wikigen.yml": "pages: {size: 1}"] : [:])
    let settings = try BuildSettings.sample(
      (layers.set ? ["--set", "pages.size=3"] : []) + (layers.flag ? ["--page-size", "4"] : []),
      environment: layers.environment ? ["WIKIGEN_PAGE_SIZE": "2"] : [:], in: folder.path)
    #expect(settings.site.pageSize == layers.holds)
  }

  @Test func `without anything given each setting has its default`() throws {
    let settings = try BuildSettings.sample(in: "/nowhere")
    #expect(settings.output == "/nowhere/site")
    #expect(settings.input == .live)
    #expect(settings.sources == ["rickandmorty"])
    #expect(settings.site == SiteSettings())
    #expect(settings.images == .download)
    #expect(settings.maxPages == nil)
    #expect(settings.jobs == 4)
    #expect(settings.report == nil)
    #expect(!settings.isStrict && !settings.isForced)
    #expect(settings.verbosity == .normal)
  }

  @Test func `every flag reaches its setting`() throws {
    let folder = try TemporaryFolder()
    let settings = try BuildSettings.sample(
      [
        "--out", "wiki", "--source", "rickandmorty", "--set", "site.title=My wiki", "--recorded",
        ".", "--templates", "T", "--theme", "/H", "--base-url", "https://example.org/sub/",
        "--page-size", "500", "--max-pages", "2", "--jobs", "256", "--images", "none", "--report",
        "r.json", "--strict", "--force", "--verbose",
      ], in: folder.path)
    #expect(settings.output == "\(folder.path)/wiki")
    #expect(settings.site.title == "My wiki")
    #expect(settings.input == .recorded(folder.path))
    #expect(settings.templates == "\(folder.path)/T")
    #expect(settings.theme == "/H")
    #expect(settings.site.baseURL == WebAddress("https://example.org/sub"))
    #expect(settings.site.pageSize == 500)
    #expect(settings.maxPages == 2)
    #expect(settings.jobs == 256)
    #expect(settings.images == .none)
    #expect(settings.report == "\(folder.path)/r.json")
    #expect(settings.isStrict && settings.isForced)
    #expect(settings.verbosity == .verbose)
  }

  @Test func `every key of the file reaches its setting`() throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": """
      site: {id: my-wiki, title: 42, language: de, base-url: "http://example.org:8080"}
      out: public
      templates: /T
      theme: ./H/
      report:
      pages: {size: 50}
      images: {mode: none}
      sources:
        rickandmorty:
          url: http://127.0.0.1:8080/api/
          rate: 0.5
          in-flight: 3
          categories: [status]
      """
    ])
    let settings = try BuildSettings.sample(in: folder.path)
    #expect(
      settings.site
        == SiteSettings(
          id: "my-wiki", title: "42", language: "de",
          baseURL: WebAddress("http://example.org:8080"), pageSize: 50,
          categories: ["rickandmorty": ["status"]]))
    #expect(settings.output == "\(folder.path)/public")
    #expect(settings.templates == "/T")
    #expect(settings.theme == "\(folder.path)/H")
    #expect(settings.report == nil)
    #expect(settings.images == .none)
    let source = try #require(settings.sourceSettings["rickandmorty"])
    #expect(source.url == WebAddress("http://127.0.0.1:8080/api"))
    #expect(source.rate == 0.5)
    #expect(source.inFlight == 3)
  }

  @Test func `an empty environment variable is none`() throws {
    let settings = try BuildSettings.sample(
      environment: ["WIKIGEN_OUT": "", "WIKIGEN_PAGE_SIZE": "", "WIKIGEN_STRICT": ""])
    #expect(settings.output == "/nowhere/site")
    #expect(!settings.isStrict)
  }

  @Test func `the environment has a variable for the address of each source`() throws {
    let settings = try BuildSettings.sample(
      environment: ["WIKIGEN_RICKANDMORTY_URL": "http://127.0.0.1:1/api"])
    #expect(settings.sourceSettings["rickandmorty"]?.url == WebAddress("http://127.0.0.1:1/api"))
  }

  @Test func `paths in the file begin at its folder and others at the working directory`() throws {
    let folder = try TemporaryFolder(["deep/my.yml": "out: wiki\ntheme: ../H"])
    let settings = try BuildSettings.sample(
      ["--config", "deep/my.yml", "--report", "r.json"], environment: ["WIKIGEN_TEMPLATES": "T"],
      in: folder.path)
    #expect(settings.output == "\(folder.path)/deep/wiki")
    #expect(settings.theme == "\(folder.path)/deep/../H")
    #expect(settings.report == "\(folder.path)/r.json")
    #expect(settings.templates == "\(folder.path)/T")
  }

  @Test func `the configuration that is named takes the place of the standard one`() throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": "pages: {size: 1}", "other.yml": "images: {mode: none}",
    ])
    let settings = try BuildSettings.sample(
      environment: ["WIKIGEN_CONFIG": "other.yml"], in: folder.path)
    #expect(settings.site.pageSize == 20)
    #expect(settings.images == .none)
  }

  @Test(arguments: ["", "# nothing", "---", "site:", "pages: {size: ~}", "sources: {}"])
  func `a configuration that says nothing changes nothing`(text: String) throws {
    let folder = try TemporaryFolder(["wikigen.yml": text])
    #expect(try BuildSettings.sample(in: folder.path).site == SiteSettings())
  }

  @Test(arguments: [
    ("", [], ["one", "two"]), ("sources: {two: }", [], ["two"]),
    ("sources: {two: {rate: 2}, one: {}}", [], ["one", "two"]),
    ("sources: {two: }", ["--source", "one"], ["one"]),
    ("", ["--source", "two", "--source", "one"], ["one", "two"]),
    ("", ["--source", "two,two"], ["two"]), ("", ["--set", "sources.two.rate=1"], ["one", "two"]),
  ])
  func `the sources asked for, else those in the file, else all`(
    file: String, arguments: [String], expected: [String]
  ) throws {
    let folder = try TemporaryFolder(["wikigen.yml": file])
    let sources = [SourceOutline.sample(name: "one"), .sample(name: "two")]
    let settings = try BuildSettings.sample(arguments, in: folder.path, sources: sources)
    #expect(settings.sources == expected)
  }

  @Test(arguments: [
    (["--verbose"], ["WIKIGEN_QUIET": "1"], Verbosity.verbose), (["--quiet"], [:], .quiet),
    ([], ["WIKIGEN_VERBOSE": "yes", "WIKIGEN_QUIET": "off"], .verbose),
  ])
  func `of settings that exclude each other the one of the higher layer holds`(
    arguments: [String], environment: [String: String], expected: Verbosity
  ) throws {
    #expect(
      try BuildSettings.sample(arguments, environment: environment).verbosity == expected)
  }

  @Test(arguments: [
    (["--set", "pages.categories=false"], ["rickandmorty": []]),
    (["--set", "sources.rickandmorty.categories="], ["rickandmorty": []]),
    (
      ["--set", "sources.rickandmorty.categories=species, status"],
      ["rickandmorty": ["species", "status"]]
    ),
    ([], [:]),
  ])
  func `category pages can be chosen and left out`(
    arguments: [String], expected: [String: [String]]
  ) throws {
    #expect(try BuildSettings.sample(arguments).site.categories == expected)
  }

  @Test func `the processors bound the jobs unless a number is given`() throws {
    let flags = GivenFlags()
    let settings = try BuildSettings(
      flags: flags, sources: [.sample()], surroundings: .sample(processors: 1024))
    #expect(settings.jobs == 256)
  }
}
