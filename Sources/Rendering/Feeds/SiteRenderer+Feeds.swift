import Diagnostics
import Foundation
import Pages
import Wiki

extension SiteRenderer {
  /// The feeds of recent changes; none where the site has no change to tell or no address.
  public func feeds(of site: Site) throws(Fault) -> [(path: String, bytes: [UInt8])] {
    guard let feed = Feed(site) else { return [] }
    let wording = Wording(words: words) { _ in nil }
    return [
      (Feed.atomPath, Array(try AtomFeed(feed, in: wording).text.utf8)),
      (Feed.jsonPath, try Self.json(JSONFeed(feed, in: wording))),
    ]
  }

  private static func json(_ feed: JSONFeed) throws(Fault) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(feed)) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("texts can always be encoded: \(error)")
    }
  }
}
