import Diagnostics
import Fetching
import Testing

@testable import Importing

@Suite struct TMDBSettingsTests {
  private static func settings(
    _ options: [String: SourceOptions.Value] = [:], siteLanguage: String = "en"
  ) throws -> TMDB.Settings {
    try TMDB.Settings(
      .tmdb(TMDBAPI().transport, options: options, siteLanguage: siteLanguage))
  }

  @Test func `what the user does not decide is as the reference says`() throws {
    let settings = try Self.settings()
    #expect(settings.lists == [.popular])
    #expect(settings.discover.isEmpty)
    #expect(settings.language == "en-US")
    #expect(settings.region == nil)
    #expect(settings.people == .shown)
    #expect(settings.castLimit == 20)
    #expect(settings.deniedIDs.isEmpty && settings.deniedKeywords.isEmpty)
  }

  @Test func `what the user decides is what counts`() throws {
    let settings = try Self.settings([
      "lists": .list(["upcoming", "popular", "upcoming"]), "language": .text("de-DE"),
      "region": .text("AT"), "people": .text("none"), "cast": .number(5),
      "deny.ids": .list(["603", "13"]), "deny.keywords": .list(["Heist", "42"]),
    ])
    #expect(settings.lists == [.upcoming, .popular])
    #expect(settings.language == "de-DE")
    #expect(settings.region == "AT")
    #expect(settings.people == .none)
    #expect(settings.castLimit == 5)
    #expect(settings.deniedIDs == [603, 13])
    #expect(settings.deniedKeywords == ["heist", "42"])
  }

  @Test(arguments: [
    ("en", "en-US"), ("en-GB", "en-GB"), ("de", "de"), ("pt-BR", "pt-BR"), ("PT-br", "pt-BR"),
    ("zh-Hant-TW", "zh-TW"), ("sr-Latn", "sr"), ("nds", "en-US"), ("", "en-US"),
  ])
  func `texts are in the language of the site`(site: String, language: String) throws {
    #expect(try Self.settings(siteLanguage: site).language == language)
  }

  @Test func `who gives parameters and names no list wants the films that meet them`() throws {
    let discover = ["discover": SourceOptions.Value.parameters(["with_genres": "28"])]
    #expect(try Self.settings(discover).lists == [.discover])
    let lists = ["lists": SourceOptions.Value.list(["popular", "discover"])]
    #expect(try Self.settings(discover.merging(lists) { $1 }).lists == [.popular, .discover])
  }

  @Test(arguments: ["0", "-1", "the-matrix", "6O3", ""])
  func `what is no id cannot be denied`(word: String) throws {
    let fault = #expect(throws: Fault.self) {
      try Self.settings(["deny.ids": .list(["603", word])])
    }
    #expect(
      fault?.sentence == """
        sources.tmdb.deny.ids holds '\(word)', which is no id. Give the number in the film's \
        address, such as 603.
        """)
    #expect(fault?.category == .configuration)
  }

  @Test(arguments: ["primary_release_date.gte", "primary_release_date.lte"])
  func `a bound that is no date is a fault`(name: String) throws {
    let fault = #expect(throws: Fault.self) {
      try Self.settings(["discover": .parameters([name: "2001-02-29"])])
    }
    #expect(
      fault?.sentence == """
        sources.tmdb.discover.\(name) is '2001-02-29', which is no date. Give a day such as \
        1999-12-31.
        """)
    #expect(fault?.category == .configuration)
  }

  @Test func `a parameter that is ours is not the user's to give`() {
    let names = TMDB.settings.flatMap { setting -> [String] in
      if case .parameters(let names) = setting.kind { names } else { [] }
    }
    #expect(names.contains("with_runtime.gte") && names.contains("with_release_type"))
    #expect(Set(names).isDisjoint(with: ["page", "language", "region", "include_adult"]))
    #expect(Set(names).count == names.count)
  }

  @Test func `the words of its settings are those of its lists and modes`() {
    #expect(
      TMDB.settings.map(\.name) == [
        "lists", "discover", "language", "region", "people", "cast", "deny.ids", "deny.keywords",
      ])
    #expect(
      TMDB.settings[0].kind
        == .list(of: ["popular", "top_rated", "now_playing", "upcoming", "discover"]))
    #expect(TMDB.settings[4].kind == .word(["none", "shown", "full"]))
  }
}
