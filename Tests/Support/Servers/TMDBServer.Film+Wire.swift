extension TMDBServer.Film {
  /// As a row of a list.
  func row(popularity: Int) -> String { members(shared(popularity)) }

  /// With every part that can be appended.
  func detail(popularity: Int) -> String { members(shared(popularity) + own + parts) }

  private func shared(_ popularity: Int) -> [(String, String)] {
    [
      ("adult", "false"), ("backdrop_path", "null"), ("genre_ids", "[]"), ("id", "\(id)"),
      ("original_language", #""en""#), ("original_title", title.jsonText),
      ("overview", #""""#), ("popularity", "\(popularity).5"), ("poster_path", "null"),
      ("release_date", releaseDate.jsonText), ("softcore", "false"), ("title", title.jsonText),
      ("video", "false"), ("vote_average", "0"), ("vote_count", "0"),
    ]
  }

  private var own: [(String, String)] {
    [
      ("belongs_to_collection", "null"), ("budget", "0"), ("genres", "[]"), ("homepage", #""""#),
      ("imdb_id", "null"), ("origin_country", "[]"), ("production_companies", "[]"),
      ("production_countries", "[]"), ("revenue", "0"), ("runtime", "0"),
      ("spoken_languages", "[]"), ("status", #""Released""#), ("tagline", #""""#),
    ]
  }

  private var parts: [(String, String)] {
    [
      ("credits", #"{"cast":[],"crew":[]}"#), ("videos", #"{"results":[]}"#),
      ("release_dates", #"{"results":[]}"#), ("keywords", #"{"keywords":[]}"#),
      ("recommendations", #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#),
      ("external_ids", TMDBServer.noExternalIDs),
    ]
  }

  private func members(_ pairs: [(String, String)]) -> String {
    let texts = pairs.map { #""\#($0.0)":\#(fields[$0.0] ?? $0.1)"# }
    return "{\(texts.joined(separator: ","))}"
  }
}

extension TMDBServer {
  static let noExternalIDs =
    #"{"imdb_id":null,"wikidata_id":null,"facebook_id":null,"instagram_id":null,"twitter_id":null}"#

  /// The record of a person of whom nothing is known, with every part that can be appended.
  static func person(_ id: Int) -> String {
    """
    {"adult":false,"also_known_as":[],"biography":"","birthday":null,"deathday":null,"gender":0,\
    "homepage":null,"id":\(id),"imdb_id":null,"known_for_department":"Acting",\
    "name":"Person \(id)","place_of_birth":null,"popularity":0.5,"profile_path":null,\
    "external_ids":\(noExternalIDs)}
    """
  }
}

extension String {
  fileprivate var jsonText: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
