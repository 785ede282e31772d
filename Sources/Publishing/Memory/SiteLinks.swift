import Crypto
import Diagnostics
import Foundation
import JSONReading

/// The links of all pages of a site, in a file beside the manifest.
///
/// With it the next build reads an old page again only if something that the page leads to went. It
/// is no part of the manifest, which others fetch to compare counts, and has half its size.
struct SiteLinks: Sendable {
  static let fileName = "wikigen-links.json"
  private static let version = 1

  private(set) var pages: [String: PageLinks] = [:]

  /// Nil if the page was never checked, or nothing is known of it.
  subscript(path: String) -> PageLinks? {
    get { pages[path] }
    set { pages[path] = newValue }
  }

  /// Of none; there is room for so many pages.
  init(minimumCapacity: Int = 0) { pages.reserveCapacity(minimumCapacity) }

  /// What lies beside a manifest of these bytes. Where the file is missing, damaged or of another
  /// site nothing is known, and pages are read again.
  init(in folder: String, named name: String = Self.fileName, besideManifest manifest: [UInt8]) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      let record = JSONTape.value(Record.self, in: [UInt8](data)),
      record.version == Self.version, record.manifest == Self.digest(of: manifest)
    else { return }
    pages = record.pages
  }

  /// The members of `pages`; the same links give the same bytes. `paths` are those of all files, sorted.
  func encodedPages(in paths: [String]) -> [UInt8] {
    var json: [UInt8] = []
    for path in paths {
      guard let page = pages[path] else { continue }
      if !json.isEmpty { json.append(UInt8(ascii: ",")) }
      json.append(json: path)
      json.append(UInt8(ascii: ":"))
      page.append(to: &json)
    }
    return json
  }

  /// The file with those members that lies beside a manifest of these bytes.
  static func encoded(_ pages: [UInt8], besideManifest manifest: [UInt8]) -> [UInt8] {
    Array("{\"manifest\":\"\(digest(of: manifest))\",\"pages\":{".utf8) + pages
      + Array("},\"version\":\(version)}\n".utf8)
  }

  private static func digest(of bytes: [UInt8]) -> String {
    Data(SHA256.hash(data: bytes)).base64EncodedString()
  }

  private struct Record: JSONReadableObject, Sendable {
    let manifest: String
    let pages: [String: PageLinks]
    let version: Int

    init(_ object: JSONObject) throws {
      manifest = try object.value("manifest")
      pages = try object.value("pages")
      version = try object.value("version")
    }
  }
}
