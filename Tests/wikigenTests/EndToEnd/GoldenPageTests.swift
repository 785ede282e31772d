import Foundation
import TestSupport
import Testing
import Wiki

/// One page of each kind, compared with the file of its name in `Golden/`. `make golden` writes the
/// files anew; what changed in them belongs into the commit's message.
@Suite struct `A golden page` {
  private static let pages = [
    "home": "index.html",
    "list": "characters/page-2.html",
    "category": "characters/status/dead.html",
    "facet": "characters/species/index.html",
    "a-z": "characters/a-z.html",
    "character": "characters/1-rick-sanchez.html",
    "location": "locations/3-citadel-of-ricks.html",
    "episode": "episodes/1-pilot.html",
    "movie": "movies/121-the-lord-of-the-rings-the-two-towers.html",
    "movie-hostile": "movies/9000006-b-bold-b-star-x-y-quotes.html",
    "ranking": "movies/list/popular.html",
    "person": "people/9100088-hans-zimmer.html",
    "name": "characters/name/rick-sanchez.html",
    "statistics": "statistics.html",
    "timeline": "timeline.html",
    "random": "random.html",
    "about": "about.html",
    "search": "search.html",
    "favourites": "favourites.html",
    "404": "404.html",
  ]

  /// Pages of a wiki with a history.
  private static let told = [
    "changes": "changes.html", "changes-entry": "characters/2-morty-smith.html",
  ]

  private static let folder = CheckoutFolder.path("Tests/wikigenTests/Golden")
  private static let isUpdate = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  private static let site = Task {
    let folder = try TemporaryFolder()
    // 28 January 2026, noon
    _ = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet"], in: folder,
      ["SOURCE_DATE_EPOCH": "1769601600", "WIKIGEN_SOURCE": ""])
    return try SiteFiles("site", in: folder)
  }

  @Test(arguments: pages.keys.sorted())
  func `is as it was when somebody last looked at it`(name: String) async throws {
    let path = try #require(Self.pages[name])
    let site = try await Self.site.value
    let page = try #require(site.bytes[path], "\(path)")
    try Self.compare(page, name)
  }

  /// A page with the place of the styles and the script that it carries instead of all their lines.
  private static func unstyled(_ page: Data) -> Data {
    let text = String(decoding: page, as: UTF8.self)
      .replacing(/<style>[^<]+<\/style>/, with: "<style>the styles</style>")
      .replacing(/<script>[^<]+<\/script>/, with: "<script>the script</script>")
    return Data(text.utf8)
  }

  @Test(arguments: told.keys.sorted())
  func `of a wiki with a history is as it was`(name: String) async throws {
    let site = try await ToldSite(ChangeRecord.golden)
    try Self.compare(Data(try site.page(try #require(Self.told[name]))), name)
  }

  private static func compare(_ whole: Data, _ name: String) throws {
    let page = unstyled(whole)
    let golden = URL(filePath: "\(folder)/\(name).html")
    if isUpdate { try page.write(to: golden) }
    let difference = TextDifference(
      String(decoding: page, as: UTF8.self),
      from: String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    #expect(difference == nil, "\(name).html: \(difference?.description ?? "")")
  }

  @Test(.enabled(if: !isUpdate))
  func `is compared with each file that is there`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(Set(files) == Set([Self.pages, Self.told].flatMap(\.keys).map { "\($0).html" }))
  }
}
