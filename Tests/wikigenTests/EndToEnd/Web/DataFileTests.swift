import Foundation
import TestSupport
import Testing

/// `Docs/json.md` says what there is.
@Suite struct `The data of a wiki as JSON` {
  @Test func `lies beside the page of each entry, and the page names it`() async throws {
    let site = try await FormatSites.made.value.full
    let entries = site.pages.filter { $0.wholeMatch(of: /[a-z]+\/\d+[^\/]*\.html/) != nil }
    #expect(entries.count > 700)
    for path in entries {
      let file = path.dropLast("html".count) + "json"
      let data = try Self.object(String(file), of: site)
      #expect(data["url"] as? String == path)
      let name = file.split(separator: "/").last ?? ""
      let link = "<link rel=\"alternate\" type=\"application/json\" href=\"\(name)\">"
      #expect(site.text(path).contains(link), "\(path)")
    }
  }

  @Test(arguments: [
    ("index.html", "api/index.json"), ("movies/index.html", "../api/movies.json"),
    ("movies/page-2.html", "../api/movies.json"),
  ])
  func `is named by the pages of lists`(path: String, file: String) async throws {
    let page = try await FormatSites.made.value.full.text(path)
    #expect(page.contains("type=\"application/json\" href=\"\(file)\">"))
  }

  @Test func `has the names of the document, each of them somewhere`() async throws {
    let site = try await FormatSites.made.value.full
    let folder = CheckoutFolder.path("Docs/json.md")
    let parts = try String(contentsOfFile: folder, encoding: .utf8).split(separator: "\n## ")
    let files = site.paths.filter { $0.hasSuffix(".json") && !$0.hasPrefix("wikigen-") }
    for (title, isMeant) in [
      ("The list of lists", { (path: String) in path == "api/index.json" }),
      ("A list", { path in path.hasPrefix("api/") && path != "api/index.json" }),
      ("An entry", { path in !path.hasPrefix("api/") }),
    ] {
      let part = try #require(parts.first { $0.hasPrefix(title + ":") })
      let documented = Set(
        part.matches(of: /(?m)^\| `([\w.*]+)` \|/).map { String($0.output.1) })
      var found: Set<String> = []
      for path in files where isMeant(path) {
        found.formUnion(Self.names(in: try Self.object(path, of: site)))
      }
      // What only groups others needs no line of its own.
      let groups: Set = ["facets", "measures", "amounts", "relations"]
      #expect(found.subtracting(documented).subtracting(groups).sorted() == [], "\(title)")
      // Only a collection of more than 1,000 has several parts.
      let rare: Set = ["previous", "next"]
      #expect(documented.subtracting(found).subtracting(rare).sorted() == [], "\(title)")
    }
  }

  @Test func `says of an entry what its page says`() async throws {
    let site = try await FormatSites.made.value.full
    let film = try Self.object("movies/121-the-lord-of-the-rings-the-two-towers.json", of: site)
    #expect(film["id"] as? String == "movies/121")
    #expect(film["kind"] as? String == "movie")
    #expect(film["title"] as? String == "The Lord of the Rings: The Two Towers")
    let measures = try #require(film["measures"] as? [String: Any])
    #expect(measures["date"] as? String == "2002-12-18")
    #expect(measures["rating"] as? Double == 8.4)
    #expect(film["amounts"] as? [String: Int] == ["budget": 94_000_000, "revenue": 926_000_000])
    let relations = try #require(film["relations"] as? [String: [[String: String]]])
    #expect(relations["director"]?.map { $0["title"] } == ["Peter Jackson"])
    let facets = try #require(film["facets"] as? [String: [[String: String]]])
    #expect(facets["genre"]?.first?["url"] == "movies/genre/12-adventure.html")
  }

  @Test func `has each entry once in the lists, in the order of the collection`() async throws {
    let site = try await FormatSites.made.value.full
    let index = try Self.object("api/index.json", of: site)
    let collections = try #require(index["collections"] as? [[String: Any]])
    #expect(
      collections.compactMap { $0["id"] as? String }
        == ["characters", "locations", "episodes", "movies", "people"])
    for collection in collections {
      let list = try Self.object(try #require(collection["list"] as? String), of: site)
      let entries = try #require(list["entries"] as? [[String: String]])
      #expect(entries.count == collection["count"] as? Int)
      for entry in entries {
        let data = try Self.object(try #require(entry["data"]), of: site)
        #expect(data["id"] as? String == entry["id"])
        #expect(data["url"] as? String == entry["url"])
      }
    }
  }

  @Test func `leads to files of the site only`() async throws {
    let site = try await FormatSites.made.value.full
    for path in site.paths where path.hasSuffix(".json") && !path.hasPrefix("wikigen-") {
      for target in Self.paths(in: try Self.object(path, of: site)) {
        #expect(site.paths.contains(target), "\(path): \(target)")
      }
    }
  }

  private static func object(_ path: String, of site: SiteFiles) throws -> [String: Any] {
    let bytes = try #require(site.bytes[path], "\(path)")
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any], "\(path)")
  }

  /// `facets.*.key`: with a star for names that are data.
  private static func names(in value: Any, below name: String = "") -> Set<String> {
    switch value {
    case let list as [Any]: return Set(list.flatMap { names(in: $0, below: name) })
    case let object as [String: Any]:
      let isData = ["facets", "amounts", "relations"].contains(name)
      return object.reduce(into: []) { found, member in
        let key = (name.isEmpty ? "" : name + ".") + (isData ? "*" : member.key)
        found.insert(key)
        found.formUnion(names(in: member.value, below: key))
      }
    default: return []
    }
  }

  private static func paths(in value: Any) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap(paths)
    case let object as [String: Any]:
      ["url", "data", "path", "list", "next", "previous"].compactMap { object[$0] as? String }
        + object.values.flatMap(paths)
    default: []
    }
  }
}
