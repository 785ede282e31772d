import Foundation
import TestSupport
import Testing

/// `Docs/structured-data.md` says what there is.
@Suite struct `Structured data` {
  private static func site() async throws -> SiteFiles { try await WebSites.made.value.based }

  /// `Movie.name` by row of the document's table.
  private static func documented() throws -> [String] {
    let path = CheckoutFolder.path("Docs/structured-data.md")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.matches(of: /(?m)^\| `(\w+)` \| `([\w-]+)` \| \S.* \|$/).map {
      "\($0.output.1).\($0.output.2)"
    }
  }

  @Test func `has what the table of the document has, and nothing else`() async throws {
    let site = try await Self.site()
    let found = try Set(
      site.pages.flatMap { try StructuredThing.all(on: site.text($0)) }.flatMap { thing in
        thing.names.map { "\(thing.type).\($0)" }
      })
    let table = try Self.documented()
    #expect(Set(table).count == table.count)
    #expect(found.subtracting(table).sorted() == [], "is not in the table")
    #expect(Set(table).subtracting(found).sorted() == [], "is said nowhere")
  }

  @Test func `is on one element of the page, and says which terms it uses`() async throws {
    let site = try await Self.site()
    for path in site.pages where path != "404.html" {
      let text = site.text(path)
      #expect(text.ranges(of: "<script type=\"application/ld+json\">").count == 1, "\(path)")
      #expect(text.contains("{\"@context\":\"https://schema.org\",\"@graph\":["), "\(path)")
    }
    #expect(!site.text("404.html").contains("<script"))
  }

  @Test func `of a film is what the API says of it`() async throws {
    let site = try await Self.site()
    let folder = CheckoutFolder.path("Fixtures/tmdb/movie")
    var compared = 0
    for path in site.pages {
      guard let id = path.wholeMatch(of: /movies\/(\d+)-.*\.html/)?.output.1 else { continue }
      let movie = try #require(try Self.only("Movie", on: site.text(path)), "\(path)")
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(id).json"))
      let wire = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let release = wire["release_date"] as? String ?? ""
      #expect(movie.text("datePublished") == (release.isEmpty ? nil : release), "\(path)")
      let runtime = wire["runtime"] as? Int ?? 0
      #expect(movie.text("duration") == (runtime == 0 ? nil : "PT\(runtime)M"), "\(path)")
      let votes = wire["vote_count"] as? Int ?? 0
      let rating = movie.things("aggregateRating").first
      #expect(rating?.number("ratingCount") == (votes == 0 ? nil : Double(votes)), "\(path)")
      if let rating, let average = wire["vote_average"] as? Double {
        let tenths = (average * 10).rounded() / 10
        #expect(rating.number("ratingValue") == tenths, "\(path)")
        #expect(rating.number("bestRating") == 10)
      }
      compared += 1
    }
    #expect(compared > 40)
  }

  @Test func `of a film names who made it, and links to them`() async throws {
    let site = try await Self.site()
    let path = "movies/121-the-lord-of-the-rings-the-two-towers.html"
    let movie = try #require(try Self.only("Movie", on: site.text(path)))
    #expect(movie.text("name") == "The Lord of the Rings: The Two Towers")
    #expect(movie.text("url") == "\(WebSites.address)/\(path)")
    #expect(movie.things("director").map { $0.text("name") } == ["Peter Jackson"])
    #expect(movie.things("actor").first?.text("name") == "Elijah Wood")
    #expect(movie.properties["genre"] as? [String] == ["Adventure", "Fantasy", "Action"])
    #expect(movie.text("inLanguage") == "en")
    #expect(
      movie.things("countryOfOrigin").map { $0.text("name") }
        == ["New Zealand", "United States of America"])
  }

  @Test func `of an episode says where in the series it stands`() async throws {
    let site = try await Self.site()
    let episode = try #require(try Self.only("TVEpisode", on: site.text("episodes/1-pilot.html")))
    #expect(episode.text("name") == "Pilot")
    #expect(episode.number("episodeNumber") == 1)
    #expect(episode.things("partOfSeason").map { $0.number("seasonNumber") } == [1])
    #expect(episode.things("partOfSeries").map { $0.text("name") } == ["Rick and Morty"])
    #expect(episode.text("datePublished") == "2013-12-02")
  }

  @Test func `of a character and a location is the way to the page alone`() async throws {
    let site = try await Self.site()
    for path in site.pages where path.contains(/^(characters|locations)\//) {
      let types = try Set(StructuredThing.all(on: site.text(path)).map(\.type))
      #expect(types == ["BreadcrumbList", "ListItem"], "\(path)")
    }
  }

  @Test func `says the way to a page as the page shows it`() async throws {
    let site = try await Self.site()
    for path in site.pages {
      let items = try StructuredThing.all(on: site.text(path)).filter { $0.type == "ListItem" }
      let shown = try Self.crumbs(on: site.text(path))
      #expect(items.map { $0.text("name") } == shown, "\(path)")
      #expect(items.map { $0.number("position") } == shown.indices.map { Double($0 + 1) })
      #expect(items.dropLast().allSatisfy { $0.text("item") != nil }, "\(path)")
      #expect(items.last?.text("item") == nil)
    }
  }

  @Test func `of the home page says how to search`() async throws {
    let site = try await Self.site()
    let home = try StructuredThing.all(on: site.text("index.html"))
    #expect(home.map(\.type) == ["WebSite", "SearchAction", "EntryPoint"])
    #expect(
      home.last?.text("urlTemplate") == "\(WebSites.address)/search.html?q={search_term_string}")
    #expect(site.text("search.html").contains("name=\"q\""))
  }

  @Test func `leads to files of the site only`() async throws {
    let site = try await Self.site()
    for path in site.pages {
      for thing in try StructuredThing.all(on: site.text(path)) {
        for name in ["url", "image", "item"] {
          guard let address = thing.text(name) else { continue }
          let file = address.dropFirst(WebSites.address.count + 1)
          #expect(address.hasPrefix(WebSites.address + "/"), "\(path): \(address)")
          #expect(site.paths.contains(String(file)), "\(path): \(address)")
        }
      }
    }
  }

  private static func only(_ type: String, on page: String) throws -> StructuredThing? {
    let things = try StructuredThing.all(on: page).filter { $0.type == type }
    return things.count == 1 ? things[0] : nil
  }

  private static func crumbs(on page: String) throws -> [String] {
    guard page.contains("<nav class=\"crumbs\"") else { return [] }
    return try XMLTree.piece("nav", having: "class=\"crumbs\"", of: page).all("li").map(\.text)
      .map { $0.replacing("\n", with: "") }
  }
}
