import Crypto
import Diagnostics
import Foundation

/// The links of all pages of a site, in a file beside the manifest.
///
/// With it the next build reads an old page again only if something that the page leads to went. It
/// is no part of the manifest, which others fetch to compare counts, and has half its size.
struct SiteLinks {
  static let fileName = "wikigen-links.json"
  private static let version = 1

  private(set) var pages: [String: PageLinks] = [:]

  /// Nil if the page was never checked, or nothing is known of it.
  subscript(path: String) -> PageLinks? {
    get { pages[path] }
    set { pages[path] = newValue }
  }

  init() {}

  /// What lies beside a manifest of these bytes. Where the file is missing, damaged or of another
  /// site nothing is known, and pages are read again.
  init(in folder: String, named name: String = Self.fileName, besideManifest manifest: [UInt8]) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return }
    do {
      let record = try JSONDecoder().decode(Record.self, from: data)
      guard record.version == Self.version, record.manifest == Self.digest(of: manifest) else {
        return
      }
      pages = record.pages
    } catch {
      // As if there were none.
      return
    }
  }

  /// The same links give the same bytes.
  func encoded(besideManifest manifest: [UInt8]) throws(Fault) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let record = Record(
        manifest: Self.digest(of: manifest), pages: pages, version: Self.version)
      return try Array(encoder.encode(record)) + Array("\n".utf8)
    } catch {
      throw .unforeseen(Self.fileName, error)
    }
  }

  private static func digest(of bytes: [UInt8]) -> String {
    Data(SHA256.hash(data: bytes)).base64EncodedString()
  }

  private struct Record: Codable {
    let manifest: String
    let pages: [String: PageLinks]
    let version: Int
  }
}
