import Diagnostics
import Importing
import Testing

@testable import wikigen

@Suite struct `Settings that only one source has` {
  private static let sources = [
    SourceOutline.sample(), .sample(name: "tmdb", settings: .sample),
  ]

  private static func options(
    _ arguments: [String] = [], file: String = ""
  ) throws -> [String: SourceOptions] {
    let folder = try TemporaryFolder(["wikigen.yml": file])
    return try BuildSettings.sample(arguments, in: folder.path, sources: sources)
      .sourceSettings.mapValues(\.options)
  }

  private static let all = SourceOptions([
    "lists": .list(["popular", "discover"]),
    "discover": .parameters(["with_genres": "878", "vote_count.gte": "100"]),
    "language": .text("pt-BR"), "region": .text("US"), "people": .text("full"),
    "cast": .number(5), "deny.ids": .list(["1", "22"]),
    "deny.keywords": .list(["gore", "9715"]),
  ])

  @Test func `are keys below it in wikigen_yml`() throws {
    let file = """
      sources:
        tmdb:
          lists: [popular, discover]
          discover: {with_genres: 878, vote_count.gte: 100, sort_by: }
          language: pt-BR
          region: "US"
          people: full
          cast: 5
          deny:
            ids: [1, 22]
            keywords: [gore, 9715]
      """
    #expect(
      try Self.options(file: file) == ["rickandmorty": SourceOptions(), "tmdb": Self.all])
  }

  @Test func `can be given with --set`() throws {
    let sets = [
      "lists=popular,discover", "discover=with_genres=878&vote_count.gte=100", "language=pt-BR",
      "region=US", "people=full", "cast=5", "deny.ids=1,22", "deny.keywords=gore, 9715",
    ]
    let arguments = sets.flatMap { ["--set", "sources.tmdb.\($0)"] }
    #expect(try Self.options(arguments)["tmdb"] == Self.all)
  }

  @Test func `are none where nothing is given`() throws {
    let options = try Self.options(file: "sources: {tmdb: {deny: {ids: }, cast: }}")
    #expect(options["tmdb"] == SourceOptions())
  }

  @Test(arguments: [
    ("discover: with_genres=28%2C12&sort_by=vote_average.desc", "28,12"),
    ("discover: {with_genres: '28,12', sort_by: vote_average.desc}", "28,12"),
    ("discover: {with_genres: 0878, sort_by: vote_average.desc}", "0878"),
    ("discover: sort_by=vote_average.desc&with_genres=a=b", "a=b"),
  ])
  func `of parameters are texts, as the API takes them`(line: String, genres: String) throws {
    #expect(
      try Self.options(file: "sources: {tmdb: {\(line)}}")["tmdb"]
        == SourceOptions([
          "discover": .parameters(["with_genres": genres, "sort_by": "vote_average.desc"])
        ]))
  }

  @Test func `may have commas within an item of wikigen_yml`() throws {
    let file = #"sources: {tmdb: {deny: {keywords: ["sex, drugs", " gore "]}}}"#
    #expect(
      try Self.options(file: file)["tmdb"]
        == SourceOptions(["deny.keywords": .list(["sex, drugs", "gore"])]))
  }

  @Test func `count as a whole: the higher layer's parameters are the only ones`() throws {
    let options = try Self.options(
      ["--set", "sources.tmdb.discover=sort_by=a"],
      file: "sources: {tmdb: {discover: {with_genres: 878}}}")
    #expect(options["tmdb"] == SourceOptions(["discover": .parameters(["sort_by": "a"])]))
  }

  @Test(arguments: [
    (
      ["discover=with_genre=8"],
      "--set sources.tmdb.discover has no parameter 'with_genre'. Write with_genres."
    ),
    (
      ["discover=api_key=s3cret"],
      "--set sources.tmdb.discover has no parameter 'api_key'. "
        + "Its parameters are with_genres, vote_count.gte, sort_by."
    ),
    (
      ["discover=s3cret"],
      "--set sources.tmdb.discover is not a text of parameters, none of them twice, such as "
        + "a=1&b=2. Change it, or leave it out."
    ),
    (
      ["discover=sort_by=a&sort_by=b"],
      "--set sources.tmdb.discover is not a text of parameters, none of them twice, such as "
        + "a=1&b=2. Change it, or leave it out."
    ),
    (
      ["discover.with_genres=878"],
      "--set sources.tmdb.discover.with_genres is no setting of wikigen. "
        + "Write sources.tmdb.discover."
    ),
    (
      ["language=english"],
      "--set sources.tmdb.language is 'english' where a language such as en or pt-BR is due. "
        + "Change it, or leave it out."
    ),
    (
      ["region=us"],
      "--set sources.tmdb.region is 'us' where a country such as GB is due. "
        + "Change it, or leave it out."
    ),
    (
      ["people=all"],
      "--set sources.tmdb.people is 'all' where none or shown or full is due. "
        + "Change it, or leave it out."
    ),
    (
      ["lists=popular,upcomming"],
      "--set sources.tmdb.lists is 'popular,upcomming' where a list out of popular, upcoming, "
        + "discover is due. Write upcoming."
    ),
    (
      ["lists=[popular,upcoming]"],
      "--set sources.tmdb.lists is '[popular,upcoming]' where a list out of popular, upcoming, "
        + "discover is due. Write the values with commas between them, without brackets."
    ),
    (
      ["cast=0"],
      "--set sources.tmdb.cast is '0' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      ["deny=1"],
      """
      --set sources.tmdb.deny is no setting of wikigen. Give one of sources.tmdb.deny.ids, \
      sources.tmdb.deny.keywords.
      """
    ),
    (
      ["key=s3cret"],
      """
      --set sources.tmdb.key is no setting of wikigen. The names here are cast, categories, deny, \
      discover, in-flight, language, lists, people, rate, region, url.
      """
    ),
  ])
  func `are refused in one sentence, which holds no secret`(
    sets: [String], sentence: String
  ) throws {
    let fault = try fault(
      sets.flatMap { ["--set", "sources.tmdb.\($0)"] }, sources: Self.sources)
    #expect(fault.sentence == sentence)
    #expect(fault.category == .configuration)
  }

  @Test func `belong to that source alone`() throws {
    let fault = try fault(
      ["--set", "sources.rickandmorty.lists=popular"], sources: Self.sources)
    #expect(
      fault.sentence == "--set sources.rickandmorty.lists is no setting of wikigen. "
        + "Write sources.tmdb.lists.")
  }

  @Test(arguments: [
    (
      "    discover:\n      sort_by: a\n      with_genre: 8",
      "wikigen.yml:5: sources.tmdb.discover has no parameter 'with_genre'. Write with_genres."
    ),
    (
      "    discover:\n      sort_by: a\n      with_genres: [8, 9]",
      "wikigen.yml:5: sources.tmdb.discover has a list for with_genres where one value is due. "
        + "Write it as one text, the way the API takes it."
    ),
    (
      "    discover: [with_genres]",
      "wikigen.yml:3: sources.tmdb.discover is a list where a text of parameters, none of them "
        + "twice, such as a=1&b=2 is due. Change it, or leave it out."
    ),
    (
      "    deny: [1, 2]",
      "wikigen.yml:3: sources.tmdb.deny is a list where a section of settings is due. "
        + "Its settings are ids, keywords."
    ),
    (
      "    deny: {ids: {a: b}}",
      "wikigen.yml:3: sources.tmdb.deny.ids is a section where a list of words or numbers is "
        + "due. Change it, or leave it out."
    ),
    (
      "    deny: {id: [1]}",
      "wikigen.yml:3: sources.tmdb.deny.id is no setting of wikigen. Write sources.tmdb.deny.ids."
    ),
    (
      "    access-token: s3cret",
      "wikigen.yml:3: sources.tmdb.access-token is no setting of wikigen. The names here are "
        + "cast, categories, deny, discover, in-flight, language, lists, people, rate, region, "
        + "url."
    ),
  ])
  func `are refused by the line of wikigen_yml`(lines: String, sentence: String) throws {
    let folder = try TemporaryFolder(["wikigen.yml": "sources:\n  tmdb:\n\(lines)"])
    #expect(try fault([], in: folder.path, sources: Self.sources).sentence == sentence)
  }

  @Test func `of all sources have keys of their own`() {
    let keys = SettingTable(sources: SourceOutline.all).settings.compactMap(\.key)
    #expect(Set(keys).count == keys.count)
  }
}
