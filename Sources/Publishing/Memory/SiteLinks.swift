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

  /// Of a page; more makes room once more.
  private static let usualBytes = 256

  /// The file but for the manifest that it lies beside; the same links give the same bytes. `paths` are those of all
  /// files, sorted.
  func draft(in paths: [String]) -> Draft {
    var json: [UInt8] = []
    // To make room later is to copy all of it into new memory.
    json.reserveCapacity(pages.count * Self.usualBytes)
    json.append(contentsOf: Draft.start.utf8)
    json.append(contentsOf: Self.digest(of: []).utf8)
    json.append(contentsOf: "\",\"pages\":{".utf8)
    var isFirst = true
    for path in paths {
      guard let page = pages[path] else { continue }
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      json.append(json: path)
      json.append(UInt8(ascii: ":"))
      page.append(to: &json)
    }
    json.append(contentsOf: "},\"version\":\(Self.version)}\n".utf8)
    return Draft(json: json)
  }

  /// A file in which the digest of its manifest has its place, and is yet to be put.
  struct Draft {
    fileprivate var json: [UInt8]
    fileprivate static let start = #"{"manifest":""#

    mutating func file(besideManifest manifest: [UInt8]) -> [UInt8] {
      let digest = SiteLinks.digest(of: manifest).utf8
      let start = Self.start.utf8.count
      json.replaceSubrange(start..<start + digest.count, with: digest)
      return json
    }
  }

  fileprivate static func digest(of bytes: [UInt8]) -> String {
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
