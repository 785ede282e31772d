import Foundation
import TestSupport
import Testing

@Suite struct `One film that changed` {
  @Test func `is written anew with what shows it, and nothing else`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("recorded")
    try FileManager.default.copyItem(
      atPath: CheckoutFolder.path("Fixtures/tmdb"), toPath: "\(folder.path)/recorded/tmdb")
    let build = [
      "build", "--recorded", "recorded", "--source", "tmdb", "--images", "none", "--quiet",
      "--changes", "changes.txt",
    ]
    #expect(try await BuiltProgram.run(build, in: folder).code == 0)
    let before = try FileStamps(of: "\(folder.path)/site")
    let film = "recorded/tmdb/movie/603.json"
    let text = try folder.text(of: film)
    try folder.write(text.replacing("\"The Matrix\"", with: "\"The Matrix!\""), to: film)
    #expect(try await BuiltProgram.run(build, in: folder).code == 0)
    let written = try FileStamps(of: "\(folder.path)/site").differences(from: before)
    #expect(Set(written.map(Self.withoutDigest)) == Set(Self.expected + [Self.records]))
    let changes = try folder.text(of: "changes.txt").split(separator: "\n").map(String.init)
    #expect(
      changes.map(Self.withoutDigest)
        == ["A\t\(Self.records)"] + Self.expected.map { "M\t\($0)" } + ["D\t\(Self.records)"])
  }

  /// Files of the index are named by what is in them.
  private static func withoutDigest(_ path: String) -> String {
    path.replacing(/-[0-9a-f]{8}\.js$/, with: ".js")
  }

  /// The block of the index that shows the film; its words are the same as before.
  private static let records = "assets/search/movies-r0.js"

  /// Its page and its neighbours', its people's, the lists and categories that it stands in, the
  /// films that recommend it or that it recommends, the timeline, and the records of the site.
  private static let expected = [
    "assets/search/index.js",
    "movies/11-star-wars.html",
    "movies/120-the-lord-of-the-rings-the-fellowship-of-the-ring.html",
    "movies/121-the-lord-of-the-rings-the-two-towers.html",
    "movies/122-the-lord-of-the-rings-the-return-of-the-king.html",
    "movies/598-city-of-god.html",
    "movies/603-the-matrix.html",
    "movies/679-aliens.html",
    "movies/a-z.html",
    "movies/certification/r.html",
    "movies/collection/index.html",
    "movies/company/174-warner-bros-pictures.html",
    "movies/company/index.html",
    "movies/country/australia.html",
    "movies/country/united-states-of-america-page-2.html",
    "movies/decade/1990s.html",
    "movies/genre/28-action.html",
    "movies/genre/878-science-fiction.html",
    "movies/language/english-page-2.html",
    "movies/list/popular-page-3.html",
    "movies/page-2.html",
    "movies/year/1999.html",
    "people/9100001-keanu-reeves.html",
    "people/9100002-laurence-fishburne.html",
    "people/9100003-carrie-anne-moss.html",
    "people/9100004-hugo-weaving.html",
    "people/9100005-joe-pantoliano.html",
    "people/9100006-marcus-chong.html",
    "people/9100007-gloria-foster.html",
    "people/9100008-lana-wachowski.html",
    "people/9100009-lilly-wachowski.html",
    "people/9100010-joel-silver.html",
    "people/9100011-don-davis.html",
    "people/9100012-bill-pope.html",
    "people/9100013-zach-staenberg.html",
    "timeline.html",
    "wikigen-links.json",
    "wikigen-manifest.json",
  ]
}
