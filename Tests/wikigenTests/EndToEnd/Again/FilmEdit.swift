import Foundation
import TestSupport

/// What a test changes in the answer about one film.
enum FilmEdit: CaseIterable {
  case title, overview, vote, date, runtime, status, poster
  case language, country, genre, company, keyword
  case renamedPerson, otherRole, otherJob, otherOrder, newCast, lostCast, lostCrew
  case newRecommendation, lostRecommendation

  typealias Object = [String: Any]

  /// Changes a film of the recordings in a folder, and says which.
  func apply(in folder: String, using generator: inout SeededGenerator) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/movie")
      .filter { $0.hasSuffix(".json") }.sorted()
    let name = names.randomElement(using: &generator) ?? ""
    let other = try Self.film(names.randomElement(using: &generator) ?? "", in: folder)
    var film = try Self.film(name, in: folder)
    edit(&film, beside: other, number: Int.random(in: 10...99, using: &generator))
    try JSONSerialization.data(withJSONObject: film, options: .sortedKeys)
      .write(to: URL(filePath: "\(folder)/movie/\(name)"))
    return "\(self) of \(name)"
  }

  private static func film(_ name: String, in folder: String) throws -> Object {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/movie/\(name)"))
    return try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
  }

  private func edit(_ film: inout Object, beside other: Object, number: Int) {
    switch self {
    case .title: film["title"] = "Film \(number)"
    case .overview: film["overview"] = "Something else, \(number)."
    case .vote: (film["vote_average"], film["vote_count"]) = (Double(number) / 10, number)
    case .date: film["release_date"] = "19\(number)-03-04"
    case .runtime: film["runtime"] = number
    case .status: film["status"] = number < 50 ? "Released" : "Planned"
    case .poster: film["poster_path"] = "/poster-\(number).jpg"
    case .language: film["original_language"] = other["original_language"]
    case .country: film["production_countries"] = other["production_countries"]
    case .genre: film["genres"] = other["genres"]
    case .company: film["production_companies"] = other["production_companies"]
    case .keyword: film["keywords"] = other["keywords"]
    case .renamedPerson: Self.change("cast", of: &film) { $0.head?["name"] = "Name \(number)" }
    case .otherRole: Self.change("cast", of: &film) { $0.head?["character"] = "Role \(number)" }
    case .otherJob: Self.change("crew", of: &film) { $0.head?["job"] = "Job \(number)" }
    case .otherOrder:
      Self.change("cast", of: &film) { cast in
        cast.head?["order"] = 500
        cast.reverse()
      }
    case .newCast:
      Self.change("cast", of: &film) { $0 += Self.rows("cast", of: other, in: "credits").prefix(2) }
    case .lostCast: Self.change("cast", of: &film) { if !$0.isEmpty { $0.removeFirst() } }
    case .lostCrew: Self.change("crew", of: &film) { if !$0.isEmpty { $0.removeFirst() } }
    case .newRecommendation:
      Self.change("results", of: &film, in: "recommendations") {
        $0.insert(["id": other["id"] ?? 0, "media_type": "movie"], at: 0)
      }
    case .lostRecommendation:
      Self.change("results", of: &film, in: "recommendations") {
        if !$0.isEmpty { $0.removeFirst() }
      }
    }
  }

  private static func rows(_ list: String, of film: Object, in part: String) -> [Object] {
    (film[part] as? Object)?[list] as? [Object] ?? []
  }

  private static func change(
    _ list: String, of film: inout Object, in part: String = "credits",
    _ change: (inout [Object]) -> Void
  ) {
    var rows = rows(list, of: film, in: part)
    change(&rows)
    var object = film[part] as? Object ?? [:]
    object[list] = rows
    film[part] = object
  }
}

extension [FilmEdit.Object] {
  fileprivate var head: Element? {
    get { isEmpty ? nil : self[0] }
    set { if let newValue, !isEmpty { self[0] = newValue } }
  }
}
