import Diagnostics
import Wiki

extension TMDB.Settings {
  init(_ access: SourceAccess) throws(Fault) {
    let options = access.options
    let discover = options.parameters("discover")
    try Self.checkDates(in: discover)
    self.init(
      lists: try Self.lists(options.list("lists") ?? [], discover: discover),
      discover: discover,
      language: options.text("language") ?? Self.language(of: access.siteLanguage),
      region: options.text("region"),
      people: options.text("people").flatMap(TMDB.PeopleMode.init) ?? .shown,
      castLimit: options.number("cast") ?? 20,
      deniedIDs: try Self.ids(options.list("deny.ids") ?? []),
      deniedKeywords: Set((options.list("deny.keywords") ?? []).map { $0.lowercased() }))
  }

  /// They bound the windows into which a long list is divided.
  private static func checkDates(in discover: [String: String]) throws(Fault) {
    for name in TMDB.DateWindow.bounds {
      guard let text = discover[name], CalendarDate(iso8601: text) == nil else { continue }
      throw .dateRefused(setting: "sources.\(TMDB.id).discover.\(name)", text)
    }
  }

  /// Each once. Who gives parameters and names no list wants the films that meet them.
  private static func lists(
    _ words: [String], discover: [String: String]
  ) throws(Fault) -> [TMDB.MovieList] {
    // A word that is none of the lists was refused where settings are read.
    let lists = words.compactMap(TMDB.MovieList.init).reduce(into: [TMDB.MovieList]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard lists.isEmpty else {
      guard discover.isEmpty || lists.contains(.discover) else { throw .discoverUnlisted() }
      return lists
    }
    return discover.isEmpty ? [.popular] : [.discover]
  }

  /// TMDB knows languages and regions only: of `zh-Hant-TW` it gets `zh-TW`.
  private static func language(of siteLanguage: String) -> String {
    let parts = siteLanguage.split(separator: "-").map(String.init)
    guard let language = parts.first?.lowercased(), language.count == 2 else { return "en-US" }
    if let region = parts.dropFirst().first(where: { $0.count == 2 }) {
      return "\(language)-\(region.uppercased())"
    }
    return language == "en" ? "en-US" : language
  }

  private static func ids(_ words: [String]) throws(Fault) -> Set<Int> {
    var ids: Set<Int> = []
    for word in words {
      guard let id = Int(word), id > 0 else {
        throw .idRefused(setting: "sources.\(TMDB.id).deny.ids", word)
      }
      ids.insert(id)
    }
    return ids
  }
}
