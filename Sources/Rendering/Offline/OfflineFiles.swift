import Crypto
import Diagnostics
import Foundation
import Pages
import Wiki

/// The files that let a wiki be installed and read offline: a service worker, the digests by which it
/// knows what changed, a web app manifest and its icons.
public struct OfflineFiles: Sendable {
  /// Those that stay as they are whatever pages show.
  public let still: [(path: String, bytes: [UInt8])]
  private let serviceWorker: String
  private let shell: [String]
  private let lists: Int

  private static let workerPath = "service-worker.js"

  /// So many pages have a list of their digests together: one is fetched with each page that is kept.
  private static let pagesPerList = 500

  /// `pages` are those of the site, `assets` what each of them leans on.
  init(
    _ theme: OfflineTheme, title: String, language: String, pages: [String], assets: [String]
  ) {
    let manifest = WebManifest(title: title, language: language, theme.icons.map(\.width))
    still =
      [("manifest.webmanifest", Array(Self.json(manifest).utf8))]
      + theme.icons.map { ("assets/icon-\($0.width).png", $0.bytes) }
    serviceWorker = theme.serviceWorker
    shell = Self.shell.filter(Set(pages).contains) + assets
    var lists = 1
    while lists * Self.pagesPerList < pages.count { lists *= 2 }
    self.lists = lists
  }

  /// The paths of those that are made of the digests of all pages.
  public var tellingPaths: [String] { [Self.workerPath] + (0..<lists).map(path) }

  /// Those files, of all pages with their digests.
  public func telling(of pages: [(path: String, digest: String)]) -> [(
    path: String, bytes: [UInt8]
  )] {
    let build = Self.digest(
      pages.map { "\($0.path) \($0.digest)\n" }.sorted().joined() + shell.joined(separator: "\n"))
    let head =
      "\"use strict\";\nconst BUILD = \"\(build)\", SHELL = \(Self.json(shell)), "
      + "LISTS = \(Self.json((0..<lists).map(name)));\n"
    var texts = [[String: String]](repeating: [:], count: lists)
    for page in pages {
      texts[Int(Self.hash(page.path)) % lists][page.path] = Self.digest(page.digest)
    }
    return [(Self.workerPath, Array((head + serviceWorker).utf8))]
      + texts.enumerated().map { (path($0), Array(Self.json($1).utf8)) }
  }

  /// What is kept before anybody visits it.
  private static let shell = ["index.html", "offline.html", "search.html", "favourites.html"]

  private func path(_ number: Int) -> String { "assets/offline/\(name(number))" }

  private func name(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".json"
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
