import Diagnostics
import Testing

@testable import wikigen

/// The wording of every `Fault+Settings`, with its exit code.
@Suite struct `Faults of settings` {
  @Test(arguments: [
    (
      ["--page-size", "0"],
      "--page-size is '0' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      ["--page-size", "501"],
      "--page-size is '501' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      ["--max-pages", "many"],
      "--max-pages is 'many' where a whole number of at least 1 is due. "
        + "Change it, or leave it out."
    ),
    (
      ["--jobs", "257"],
      "--jobs is '257' where a whole number from 1 to 256 is due. "
        + "Change it, or leave it out (default: the processors)."
    ),
    (
      ["--images", "downlod"],
      "--images is 'downlod' where download or none is due. Write download."
    ),
    (
      ["--source", "rickandmory"],
      "--source is 'rickandmory' where a list out of rickandmorty is due. Write rickandmorty."
    ),
    (
      ["--out", ""],
      "--out is '' where the path of a file or folder is due. "
        + "Change it, or leave it out (default: site)."
    ),
    (
      ["--set", "pages.size"],
      "--set pages.size is not KEY=VALUE. Write it like --set pages.size=50."
    ),
    (["--set", "=3"], "--set =3 is not KEY=VALUE. Write it like --set pages.size=50."),
    (["--quiet", "--verbose"], "--quiet excludes --verbose. Leave one of them out."),
    (["--fixtures", "--recorded", "/"], "--fixtures excludes --recorded. Leave one of them out."),
  ])
  func `a wrong flag is usage`(arguments: [String], sentence: String) throws {
    let fault = try fault(arguments)
    #expect(fault.sentence == sentence)
    #expect(fault.category == .usage)
    #expect(fault.stage == .commandLine)
  }

  @Test(arguments: [
    (
      ["--base-url", "ftp://example.org"],
      "--base-url is not an http or https address without user, query and fragment. "
        + "Change it, or leave it out."
    ),
    (["--config", "no.yml"], "no.yml does not exist. Create it, or correct --config."),
    (
      ["--config", "/"],
      "/ can't be read as a file. Let --config name a file that you may read."
    ),
    (["--recorded", "no"], "no is no folder that can be read. Correct --recorded."),
    (["--set", "pages.sizes=3"], "--set pages.sizes is no setting of wikigen. Write pages.size."),
    (
      ["--set", "pages=3"],
      "--set pages is no setting of wikigen. Give one of pages.categories, pages.feeds, "
        + "pages.history-days, pages.json, pages.markdown, pages.search, pages.size, "
        + "pages.tombstone-days."
    ),
    (
      ["--set", "max-pages=3"],
      "--set max-pages is no setting of wikigen. Use the flag --max-pages."
    ),
    (
      ["--set", "base-url=https://example.org"],
      "--set base-url is no setting of wikigen. Write site.base-url."
    ),
    (
      ["--set", "pages.zzz=3"],
      "--set pages.zzz is no setting of wikigen. The names here are categories, feeds, "
        + "history-days, json, markdown, search, size, tombstone-days."
    ),
    (
      ["--set", "sources.rickmorty.here.x=1"],
      "--set sources.rickmorty.here.x is no setting of wikigen. The names here are rickandmorty."
    ),
    (
      ["--set", "sources.rickandmoty.urls=x"],
      "--set sources.rickandmoty.urls is no setting of wikigen. Write sources.rickandmorty.url."
    ),
    (
      ["--set", "pages.size=x"],
      "--set pages.size is 'x' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      ["--set", "site.id=a/b"],
      "--set site.id is 'a/b' where a word of letters, digits and hyphens is due. "
        + "Change it, or leave it out (default: wikigen)."
    ),
    (
      ["--set", "site.title= "],
      "--set site.title is ' ' where a line of text is due. "
        + "Change it, or leave it out (default: the source's own)."
    ),
    (
      ["--set", "sources.rickandmorty.rate=0"],
      "--set sources.rickandmorty.rate is '0' where a number from 0.01 to 1000.0 is due. "
        + "Change it, or leave it out (default: the source's own; unlimited with another url)."
    ),
    (
      ["--set", "sources.rickandmorty.categories=status,specis"],
      "--set sources.rickandmorty.categories is 'status,specis' where a list out of status, "
        + "species is due. Write species."
    ),
  ])
  func `what is wrong about the user's set-up is configuration`(
    arguments: [String], sentence: String
  ) throws {
    let fault = try fault(arguments)
    #expect(fault.sentence == sentence)
    #expect(fault.category == .configuration)
  }

  @Test func `a wrong value of the environment names its variable`() throws {
    let fault = try fault([], environment: ["WIKIGEN_STRICT": "maybe"])
    #expect(
      fault.sentence
        == "WIKIGEN_STRICT is 'maybe' where true or false is due. Change it, or leave it out.")
    #expect(fault.category == .configuration)
  }

  @Test(arguments: [
    (["--base-url", "https://me:s3cret@a.example"], [:]),
    (["--set", "sources.rickandmorty.url=https://a.example/?key=s3cret"], [:]),
    (["--set", "sources.rickandmorty.url:https://me:s3cret@a.example"], [:]),
    ([], ["WIKIGEN_RICKANDMORTY_URL": "https://me:s3cret@a.example/api"]),
    ([], ["WIKIGEN_RICKANDMORTY_URL": "s3cret"]),
  ])
  func `an address that is refused is not repeated`(
    arguments: [String], environment: [String: String]
  ) throws {
    #expect(!(try fault(arguments, environment: environment).sentence.contains("s3cret")))
  }

  @Test func `an address of the file that is refused is not repeated`() throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": "sources:\n  rickandmorty:\n    url: https://me:s3cret@a.example/api"
    ])
    #expect(
      try fault([], in: folder.path).sentence
        == "wikigen.yml:3: sources.rickandmorty.url is not an http or https address without user, "
        + "query and fragment. Change it, or leave it out (default: the public API's).")
  }

  @Test func `a value is wrong even where another one would win`() throws {
    let fault = try fault(["--page-size", "10"], environment: ["WIKIGEN_PAGE_SIZE": "x"])
    #expect(fault.subject == "WIKIGEN_PAGE_SIZE")
  }

  @Test(arguments: [
    (
      "site:\n  title: A\npages:\n  sizes: 3",
      "wikigen.yml:4: pages.sizes is no setting of wikigen. Write pages.size."
    ),
    ("pags: {}", "wikigen.yml:1: pags is no setting of wikigen. Write pages."),
    (
      "jobs: 3", "wikigen.yml:1: jobs is no setting of wikigen. Use the flag --jobs."
    ),
    (
      "\npages:\n  size: few",
      "wikigen.yml:3: pages.size is 'few' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      "pages: 3",
      "wikigen.yml:1: pages is a single value where a section of settings is due. "
        + "Its settings are categories, feeds, history-days, json, markdown, search, size, tombstone-days."
    ),
    (
      "- a",
      "wikigen.yml:1 is a list where a section of settings is due. "
        + "Its settings are cache, gates, images, out, pages, report, site, sources, templates, theme."
    ),
    (
      "out: {a: b}",
      "wikigen.yml:1: out is a section where the path of a file or folder is due. "
        + "Change it, or leave it out (default: site)."
    ),
    (
      "out: [a]",
      "wikigen.yml:1: out is a list where the path of a file or folder is due. "
        + "Change it, or leave it out (default: site)."
    ),
    (
      "sources:\n  rickandmorty:\n    categories: [[status]]",
      "wikigen.yml:3: sources.rickandmorty.categories is a list of more than words where a list "
        + "out of status, species is due. Change it, or leave it out (default: all)."
    ),
    (
      "sources:\n  tmdb: {}",
      "wikigen.yml:2: sources.tmdb is no setting of wikigen. The names here are rickandmorty."
    ),
    (
      "out: a\nout: b",
      "wikigen.yml:1 is not YAML: out is there twice. Correct it, or leave the file out."
    ),
    (
      "site: [",
      "wikigen.yml:2 is not YAML: did not find expected node content. "
        + "Correct it, or leave the file out."
    ),
  ])
  func `a fault of the file names the line`(text: String, sentence: String) throws {
    let folder = try TemporaryFolder(["wikigen.yml": text])
    let fault = try fault([], in: folder.path)
    #expect(fault.sentence == sentence)
    #expect(fault.category == .configuration)
  }

  @Test(arguments: [
    "https://", "https://user@example.org", "https://example.org?q", "https://example.org/#a",
    "https://example.org/a b", "https://example.org:99999", "//example.org", "example.org", "",
  ])
  func `an address is refused unless others can be built on it`(text: String) throws {
    #expect(try fault(["--base-url", text]).category == .configuration)
  }

  @Test func `what the user typed can't reach the terminal as a control sequence`() throws {
    let fault = try fault(["--page-size", "\u{1B}[2J"])
    #expect(fault.problem.hasPrefix("is '\\u{1b}[2J' where"))
  }
}
