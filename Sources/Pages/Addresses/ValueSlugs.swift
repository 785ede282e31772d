import Wiki

/// The file names of a facet's values.
struct ValueSlugs {
  private let slugs: [String: String]

  /// A value with a number carries it; one whose slug is empty, shared or taken by the site itself
  /// carries six hex digits of its key's digest.
  init(_ values: [FacetValue]) {
    let plain = Dictionary(grouping: values) { Slug($0.key).text }
    var slugs: [String: String] = [:]
    for (slug, values) in plain {
      for value in values {
        slugs[value.key] =
          if let number = value.number {
            Self.joined("\(number)", slug)
          } else if slug.isEmpty || values.count > 1 || Self.isTaken(slug) {
            Self.joined(slug, Self.digest(of: value.key))
          } else {
            slug
          }
      }
    }
    self.slugs = slugs
  }

  subscript(key: String) -> String? { slugs[key] }

  /// Names that the site gives to other files, and those that Windows refuses.
  private static func isTaken(_ slug: String) -> Bool {
    let words = slug.split(separator: "-")
    let isPage = words.count > 2 && words.dropLast().last == "page"
    let isPort = ["com", "lpt"].contains(slug.dropLast()) && slug.last?.isNumber == true
    return isPage || isPort || ["index", "con", "prn", "aux", "nul"].contains(slug)
  }

  private static func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// FNV-1a; it tells values apart, it protects nothing.
  private static func digest(of key: String) -> String {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash & 0xFF_FFFF, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
