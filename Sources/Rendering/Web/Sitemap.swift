import Pages
import Wiki

/// What search engines are told of, as https://www.sitemaps.org/protocol.html wants it.
struct Sitemap {
  let files: [(path: String, bytes: [UInt8])]

  /// The path of the map, or of the list of its parts.
  static let path = "sitemap.xml"

  /// What stands around the elements of a document has fewer.
  private static let frameBytes = 200

  /// - Parameters:
  ///   - address: the whole address of a file of the site.
  ///   - mostPages: of one file; search engines take 50,000, and 50 MiB.
  init(
    _ pages: [MappedPage], address: (String) -> String, mostPages: Int = 50_000,
    mostBytes: Int = 50 << 20
  ) {
    let parts = Self.parts(pages.map(Self.element), mostPages: mostPages, mostBytes: mostBytes)
    guard parts.count > 1 else {
      files = [(Self.path, Self.document("urlset", parts.first ?? []))]
      return
    }
    let packed = parts.enumerated().map { number, part in
      (path: "sitemap-\(number + 1).xml.gz", bytes: Self.document("urlset", part).gzipped())
    }
    let list = packed.map { "<sitemap>\(Self.element("loc", address($0.path)))</sitemap>" }
    files = [(Self.path, Self.document("sitemapindex", list))] + packed
  }

  private static func parts(
    _ elements: [String], mostPages: Int, mostBytes: Int
  ) -> [[String]] {
    let mostBytes = mostBytes - frameBytes
    var parts: [[String]] = [[]]
    var room = mostBytes
    for element in elements {
      let size = element.utf8.count + 1
      if parts[parts.count - 1].count == mostPages || size > room {
        parts.append([])
        room = mostBytes
      }
      parts[parts.count - 1].append(element)
      room -= size
    }
    return parts
  }

  private static func element(_ page: MappedPage) -> String {
    let changed = page.changed.map { element("lastmod", $0.iso8601) } ?? ""
    return "<url>\(element("loc", page.address.text))\(changed)</url>"
  }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escaped(text))</\(name)>"
  }

  private static func document(_ root: String, _ elements: [String]) -> [UInt8] {
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
        "<\(root) xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">",
      ] + elements + ["</\(root)>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}
