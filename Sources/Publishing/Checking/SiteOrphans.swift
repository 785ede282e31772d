import Diagnostics
import Foundation

/// The files of a site that its home page does not lead to, over however many pages.
struct SiteOrphans {
  let findings: [SiteFinding]

  private static let home = "index.html"

  /// Nil without a home page.
  init?(_ checked: [CheckedPage], in folder: String, _ paths: SitePaths) throws(Fault) {
    guard let home = paths.place(of: Self.home) else { return nil }
    let links = Dictionary(
      checked.map { ($0.path, $0.links.targets) }, uniquingKeysWith: { first, _ in first })
    let names = FileNames(in: folder, paths)
    var reached: Set<Int32> = [home]
    var waiting = [home]
    while let place = waiting.popLast() {
      let path = paths.sorted[Int(place)]
      let targets = if let known = links[path] { known } else { try names.places(in: path) }
      waiting += targets.filter { reached.insert($0).inserted }
    }
    let unlisted = Set(checked.filter(\.isUnlisted).map(\.path))
    findings = paths.sorted.enumerated().filter { place, path in
      !reached.contains(Int32(place)) && !unlisted.contains(path) && !Self.isKnown(path)
    }.map { SiteFinding(page: $1, line: 1, problem: .orphan, target: Self.home) }
  }

  /// Whether servers, robots or readers ask for it by its name.
  private static func isKnown(_ path: String) -> Bool {
    let segments = path.split(separator: "/")
    if segments.contains(where: { $0.hasPrefix(".") }) { return true }
    guard segments.count == 1 else { return false }
    return knownNames.contains(path)
      || knownBeginnings.contains { path.hasPrefix($0) }
  }

  private static let knownNames: Set = [
    "404.html", "robots.txt", "humans.txt", "ads.txt", "CNAME", "_headers", "_redirects",
    "changes.xml", "changes-feed.json", "atom.xml", "feed.xml", "feed.json", "rss.xml", "index.xml",
  ]

  private static let knownBeginnings = ["sitemap", "wikigen-", "favicon.", "apple-touch-icon"]
}
