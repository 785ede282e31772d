import TestSupport
import Testing
import Wiki

@testable import Importing

extension TMDB.World {
  static func sample(
    _ films: [[String: Any]], ranks: [TMDB.MovieList: [Int]] = [:],
    biographies: [[String: Any]] = [], settings: TMDB.Settings = TMDB.Settings()
  ) throws -> TMDB.World {
    let people = TMDB.PeopleTable()
    let dtos: [PersonDTO] = try biographies.map { try Wire.value($0) }
    return TMDB.World(
      films: try films.map { try .sample(row: $0, settings: settings, people: people) },
      ranks: ranks, people: people,
      biographies: Dictionary(dtos.map { ($0.id, $0) }) { first, _ in first },
      images: TMDB.ImageAddresses(try Wire.value(FilmWire.configuration)), settings: settings)
  }

  func film(_ id: Int) throws -> Entry { try entry("movies", id) }

  func person(_ id: Int) throws -> Entry { try entry("people", id) }

  private func entry(_ collection: String, _ id: Int) throws -> Entry {
    let entries = try #require(collections.first { $0.id == collection }).entries
    return try #require(entries.first { $0.id == EntryID(collection, "\(id)") })
  }
}

extension Entry {
  /// The value of one fact: `runtime`.
  func fact(_ key: String) -> Phrase? {
    facts.first { $0.label == .word("tmdb.facts.\(key)") }?.value
  }

  /// The keys of the facts there are, in their order.
  var factKeys: [String] {
    facts.compactMap { fact in
      if case .word(let key) = fact.label {
        String(key.dropFirst("tmdb.facts.".count))
      } else {
        nil
      }
    }
  }
}

extension TemplateModel {
  func text(_ field: String) -> Phrase? {
    switch value(of: field) {
    case .text(let phrase), .markup(let phrase): phrase
    default: nil
    }
  }

  func rows(_ field: String) -> [any TemplateModel] {
    if case .rows(let rows) = value(of: field) { rows } else { [] }
  }

  func link(_ field: String) -> Link? {
    if case .link(let link) = value(of: field) { link } else { nil }
  }

  func entries(_ field: String) -> [EntryID] {
    if case .entries(let ids) = value(of: field) { ids } else { [] }
  }

  func entry(_ field: String) -> EntryID? {
    if case .entry(let id) = value(of: field) { id } else { nil }
  }
}
