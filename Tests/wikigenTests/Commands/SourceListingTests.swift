import ArgumentParser
import Diagnostics
import Importing
import Storage
import Testing

@testable import wikigen

@Suite struct `The listing of sources` {
  /// 2026-11-20 at 04:05:06 UTC.
  private static let finish = 1_795_147_506

  private static func listing(
    _ arguments: [String] = [], of sources: [SourceOutline] = [.sample()],
    environment: [String: String] = [:], in folder: String = "/nowhere", age: Int = 50_400
  ) throws -> String {
    let command = try #require(
      try WikigenCommand.parseAsRoot(["sources"] + arguments) as? SourcesCommand)
    return try command.listing(
      of: sources, in: .sample(environment: environment, in: folder), now: finish + age
    ).text
  }

  private static let films = SourceOutline.sample(
    name: "tmdb", credentials: .sample, settings: .sample)

  @Test func `says how a build would use each`() throws {
    let films = SourceOutline.sample(
      name: "tmdb", credentials: .sample, settings: Array([SourceSetting].sample[..<2]))
    #expect(
      try Self.listing(
        of: [.sample(), films],
        environment: ["WIKIGEN_RICKANDMORTY_URL": "http://127.0.0.1:1/api/"]) == """
          rickandmorty
            Rick and Morty: characters and episodes
            http://127.0.0.1:1/api
            pace: unlimited requests a second, 10 at a time
            complete: every entry of each list
            categories: status, species
            needs no credential
            no complete run yet

          tmdb
            Rick and Morty: characters and episodes
            https://api.example/api
            pace: 3 requests a second, 2 at a time
            complete: every entry of each list
            categories: status, species
            settings below sources.tmdb:
              lists: The lists to take. (default: popular)
              discover: What the list discover is asked.
            credential: set TOKEN or KEY; get one at https://api.example/keys
            no complete run yet

          """)
  }

  @Test(arguments: [
    (1.0, "1 request a second"), (0.25, "0.25 requests a second"), (40.0, "40 requests a second"),
  ])
  func `has a pace that reads well`(rate: Double, words: String) throws {
    #expect(
      try Self.listing(of: [.sample(rate: rate)]).contains("\n  pace: \(words), 2 at a time\n"))
  }

  @Test(arguments: [
    (["TOKEN": "s3cret", "KEY": "s3cret"], "credential: TOKEN is set"),
    (["TOKEN": "", "KEY": "s3cret"], "credential: KEY is set"),
    (["TOKEN": " \n", "KEY": "s3cret"], "credential: KEY is set"),
    (
      ["TOKEN": " "], "credential: set TOKEN or KEY; get one at https://api.example/keys"
    ),
  ])
  func `names a credential and never prints it`(
    environment: [String: String], words: String
  ) throws {
    let text = try Self.listing(
      of: [.sample(credentials: .sample)], environment: environment)
    #expect(text.contains("\n  \(words)\n"))
    #expect(!text.contains("s3cret"))
  }

  @Test func `says what wikigen_yml sets`() throws {
    let folder = try TemporaryFolder([
      "wikigen.yml": """
      sources:
        tmdb:
          url: https://films.example/3
          rate: 5
          in-flight: 4
          categories: [species]
          lists: [popular, discover]
          discover: {with_genres: s3cret}
          language: de-DE
          people: full
          cast: 10
          deny: {ids: [11, 12]}
      """
    ])
    let text = try Self.listing(of: [Self.films], in: folder.path)
    #expect(
      text.hasPrefix(
        """
        tmdb
          Rick and Morty: characters and episodes
          https://films.example/3
          pace: 5 requests a second, 4 at a time
          complete: every entry of each list
          categories: species
          set: lists popular, discover; discover by with_genres; language de-DE; people full; \
        cast 10; deny.ids 11, 12
          settings below sources.tmdb:

        """))
    #expect(!text.contains("s3cret"))
  }

  @Test(arguments: [
    ("sources: {tmdb: {lists: [best]}}", [], 78), ("sources: [", [], 78),
    ("", ["--config", "missing.yml"], 78),
  ])
  func `ends as a build does where wikigen_yml is wrong`(
    text: String, arguments: [String], code: Int32
  ) throws {
    let folder = try TemporaryFolder(["wikigen.yml": text])
    let fault = try #require(throws: Fault.self) {
      try Self.listing(arguments, of: [Self.films], in: folder.path)
    }
    #expect(fault.category.rawValue == code)
    #expect(
      try fault == wikigenTests.fault(arguments, in: folder.path, sources: [Self.films]))
  }

  @Test(arguments: [
    (0, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
    (3_600, "1 hour ago"), (50_400, "14 hours ago"), (172_799, "47 hours ago"),
    (172_800, "2 days ago"), (-1, "later than this machine's clock"),
  ])
  func `has the last complete run and its age`(age: Int, words: String) throws {
    let folder = try TemporaryFolder()
    try Self.keep(try Self.fingerprint(), in: folder)
    #expect(
      try Self.listing(in: folder.path, age: age).hasSuffix(
        """
          needs no credential
          last complete run: 2026-11-20 04:05 UTC, \(words)
            1,826 characters, 51 episodes; 1.2 KB of answers, 9 bytes of pictures

        """))
  }

  @Test func `looks where --cache or wikigen_yml says`() throws {
    let folder = try TemporaryFolder(["wikigen.yml": "cache: kept"])
    try Self.keep(try Self.fingerprint(), in: folder, cache: "kept")
    #expect(try Self.listing(in: folder.path).contains("last complete run: 2026-11-20"))
    #expect(
      try Self.listing(["--cache", "other"], in: folder.path).contains("no complete run yet"))
    #expect(try SiteFiles(folder.path).paths.contains { $0.hasPrefix("other") } == false)
  }

  @Test func `does not take a run of other settings for the last`() throws {
    let folder = try TemporaryFolder()
    try Self.keep("other", in: folder)
    let settings = "settings; one of other settings is of 2026-11-20 04:05 UTC, 14 hours ago"
    #expect(
      try Self.listing(in: folder.path).hasSuffix("\n  no complete run of these \(settings)\n"))
  }

  @Test func `says that a newer run had other settings`() throws {
    let folder = try TemporaryFolder()
    try Self.keep(try Self.fingerprint(), in: folder)
    try Self.keep("other", in: folder, at: finish(after: 36_000))
    let text = try Self.listing(in: folder.path)
    #expect(text.contains("\n  last complete run: 2026-11-20 04:05 UTC, 14 hours ago\n"))
    #expect(
      text.hasSuffix(
        "\n  a newer one of other settings is of 2026-11-20 14:05 UTC, 4 hours ago\n"))
  }

  @Test func `tells of the sources though the cache can't be read`() throws {
    let folder = try TemporaryFolder([".wikigen/store.sqlite": "This is no database."])
    let text = try Self.listing(in: folder.path)
    #expect(
      text.hasSuffix(
        """
          needs no credential

        What is kept can't be told: \(folder.path)/.wikigen/store.sqlite is damaged. \
        Run wikigen fetch: it moves the file aside and fetches what was in it anew.

        """))
  }

  private func finish(after seconds: Int) -> Int { Self.finish + seconds }

  private static func fingerprint() throws -> String {
    let values = try SettingValues(
      table: SettingTable(sources: [.sample()]), flags: GivenFlags(), surroundings: .sample())
    return try SourceSetup(.sample(), values, [:]).fingerprint
  }

  /// A complete run, which is over at that time.
  private static func keep(
    _ fingerprint: String, in folder: TemporaryFolder, cache: String = ".wikigen",
    at time: Int = finish
  ) throws {
    let store = try Store.open("\(folder.path)/\(cache)").store
    let digest = String(repeating: "0", count: 64)
    let run = try store.run(
      RunIdentity(source: "rickandmorty", fingerprint: fingerprint), at: time)
    try run.keep([
      StoredAnswer(
        url: "http://a/1", digest: digest, body: Array(repeating: 32, count: 1_200),
        validity: Validity(fetchedAt: time))
    ])
    try store.keep(
      StoredPicture(
        address: "http://a/1.jpg", source: "rickandmorty", digest: digest, fileExtension: "jpg",
        byteCount: 9, width: 1, height: 1, validity: Validity(fetchedAt: time)),
      bytes: Array("a picture".utf8))
    try run.finish(counts: ["characters": 1826, "episodes": 51], at: time)
    try store.close()
  }
}
