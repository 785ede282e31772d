import Foundation
import Pages
import TestSupport
import Testing

/// The index of the sample wiki, held against the answers that it was made from.
@Suite struct `The index of the sample wiki` {
  private static let collections = Task {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet"], in: folder, ["WIKIGEN_SOURCE": ""])
    let files = try ShardFiles(ofSite: "\(folder.path)/site")
    let site = try SiteFiles("site", in: folder)
    return (all: try files.collections(), files: files, paths: site.paths)
  }

  @Test func `has every collection, in the wiki's order`() async throws {
    let collections = try await Self.collections.value.all
    #expect(
      collections.map(\.head.id) == ["characters", "locations", "episodes", "movies", "people"])
    #expect(collections.map(\.head.n) == [86, 32, 22, 59, 593])
    #expect(collections.map(\.head.pictured) == [true, false, false, true, true])
    #expect(
      collections.map { $0.head.facets.map(\.id) } == [
        ["status", "species", "gender", "origin", "location"], ["dimension"], ["season"],
        ["genre", "decade", "language", "certification", "rating", "status"], ["department"],
      ])
    #expect(
      collections.map { $0.head.sorts.map(\.id) } == [
        ["popularity"], ["popularity"], ["date"], ["date", "rating", "popularity"], ["popularity"],
      ])
  }

  @Test func `has the pages and the pictures that there are`() async throws {
    let index = try await Self.collections.value
    for collection in index.all {
      for record in collection.records {
        #expect(index.paths.contains("\(collection.head.id)/\(record.page)"), "\(record)")
        let hasPicture = !record.picture.isEmpty
        #expect(!hasPicture || index.paths.contains("images/\(record.picture)"), "\(record)")
        #expect(!record.context.isEmpty)
      }
    }
    let pictured = index.all.map { $0.records.count { !$0.picture.isEmpty } }
    #expect(pictured.map { $0 > 0 } == [true, false, false, true, true])
  }

  @Test func `knows every word of every name and of every film's title`() async throws {
    let collections = try await Self.collections.value.all
    for (id, titles) in try Self.titles {
      let collection = try #require(collections.first { $0.head.id == id })
      for (key, title) in titles {
        let document = try #require(collection.keys.firstIndex(of: key))
        let words = FoldedText(title).words
        for word in words {
          let match = words.count == 1 ? 0 : words[0] == word ? 1 : 2
          #expect(collection.postings[word]?.contains([document, match]) == true, "\(title)")
        }
      }
      #expect(collection.keys.count == titles.count)
    }
  }

  @Test func `has the facets and measures of a character, an episode and a film`() async throws {
    let collections = try await Self.collections.value.all
    func values(_ collection: Int, _ key: String) throws -> [String: [String]] {
      let document = try #require(collections[collection].keys.firstIndex(of: key))
      return collections[collection].filters.mapValues { $0.documents[document] }
    }
    #expect(
      try values(0, "1") == [
        "status": ["alive"], "species": ["human"], "gender": ["male"],
        "origin": ["1-earth-c-137"], "location": ["3-citadel-of-ricks"],
      ])
    #expect(try values(2, "1") == ["season": ["1"]])
    let film = try values(3, "603")
    #expect(film["genre"]?.sorted() == ["28-action", "878-science-fiction"])
    #expect(film["decade"] == ["1990s"])
    #expect(film["rating"] == ["8"])
    #expect(film["status"] == ["released"])
    let dates = try #require(collections[2].orders["date"])
    let pilot = try #require(collections[2].keys.firstIndex(of: "1"))
    #expect(dates[pilot] == 1)
  }

  @Test func `takes at most 120 bytes an entry`() async throws {
    let index = try await Self.collections.value
    let entries = index.all.reduce(0) { $0 + $1.keys.count }
    #expect(index.files.byteCount <= 120 * entries, "\(index.files.byteCount / entries)")
  }

  /// By collection and key, from the answers.
  private static var titles: [String: [String: String]] {
    get throws {
      var titles: [String: [String: String]] = [:]
      for (folder, id) in [
        ("character", "characters"), ("location", "locations"), ("episode", "episodes"),
      ] {
        for answer in try answers(in: "rickandmorty/\(folder)") {
          for row in answer["results"] as? [[String: Any]] ?? [] {
            titles[id, default: [:]]["\(row["id"] ?? "")"] = row["name"] as? String
          }
        }
      }
      for film in try answers(in: "tmdb/movie") {
        if film["adult"] as? Bool == false {
          titles["movies", default: [:]]["\(film["id"] ?? "")"] = film["title"] as? String
        }
      }
      return titles
    }
  }

  private static func answers(in folder: String) throws -> [[String: Any]] {
    let path = CheckoutFolder.path("Fixtures/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
        let data = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any]
      }
  }
}
