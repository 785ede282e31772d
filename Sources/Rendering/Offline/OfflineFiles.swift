import Crypto
import Diagnostics
import Foundation
import Pages
import Wiki

/// The files that let a wiki be installed and read offline: a service worker, the digests by which it
/// knows what changed, a web app manifest and its icons.
struct OfflineFiles {
  let all: [(path: String, bytes: [UInt8])]

  /// So many pages have a list of their digests together: one is fetched with each page that is kept.
  private static let pagesPerList = 500

  /// `pages` are those of the site with their digests, `assets` what each of them leans on.
  init(
    _ theme: OfflineTheme, title: String, language: String, pages: [(path: String, digest: String)],
    assets: [String]
  ) {
    let lists = Self.lists(of: pages)
    let shell = Self.shell.filter(Set(pages.map(\.path)).contains) + assets
    let build = Self.digest(
      pages.map { "\($0.path) \($0.digest)\n" }.sorted().joined() + shell.joined(separator: "\n"))
    let head =
      "\"use strict\";\nconst BUILD = \"\(build)\", SHELL = \(Self.json(shell)), "
      + "LISTS = \(Self.json(lists.map(\.name)));\n"
    all =
      [
        ("service-worker.js", Array((head + theme.serviceWorker).utf8)),
        (
          "manifest.webmanifest",
          Array(
            Self.json(WebManifest(title: title, language: language, theme.icons.map(\.width))).utf8)
        ),
      ] + lists.map { ("assets/offline/\($0.name)", Array($0.text.utf8)) }
      + theme.icons.map { ("assets/icon-\($0.width).png", $0.bytes) }
  }

  /// What is kept before anybody visits it.
  private static let shell = ["index.html", "offline.html", "search.html", "favourites.html"]

  private static func lists(
    of pages: [(path: String, digest: String)]
  ) -> [(name: String, text: String)] {
    var count = 1
    while count * pagesPerList < pages.count { count *= 2 }
    var lists = [[String: String]](repeating: [:], count: count)
    for page in pages {
      lists[Int(hash(page.path)) % count][page.path] = digest(page.digest)
    }
    return lists.enumerated().map { number, list in
      let digits = String(number, radix: 16)
      let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return ("\(name).json", json(list))
    }
  }

  /// FNV-1a of 32 bits, which the service worker computes too:
  /// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  private static func hash(_ path: String) -> UInt32 {
    path.utf8.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  private static func digest(_ text: String) -> String {
    Hexadecimal.text(SHA256.hash(data: Array(text.utf8)).prefix(5))
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("texts can always be encoded: \(error)")
    }
  }
}
