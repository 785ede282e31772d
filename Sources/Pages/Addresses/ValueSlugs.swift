import Wiki

/// The file names of a facet's values.
struct ValueSlugs {
  private let slugs: [String: String]

  /// A value with a number carries it; one whose name is empty, shared or taken by the site itself
  /// carries six hex digits of its key's digest, or more where six are shared too.
  init(_ values: [FacetValue]) {
    var slugs: [String: String] = [:]
    for value in values {
      slugs[value.key] = Self.joined(value.number.map(String.init) ?? "", Slug(value.name).text)
    }
    var digits = 6
    while case let unfit = Self.unfit(slugs), !unfit.isEmpty, digits <= 16 {
      for value in values where unfit.contains(value.key) {
        slugs[value.key] = Self.joined(
          value.number.map(String.init) ?? "", Slug(value.name).text,
          Self.digest(of: value.key, digits: digits))
      }
      digits += 2
    }
    self.slugs = slugs
  }

  /// The keys whose names are empty, taken or not theirs alone.
  private static func unfit(_ slugs: [String: String]) -> Set<String> {
    let groups = Dictionary(grouping: slugs.keys) { slugs[$0] ?? "" }
    return Set(
      groups.filter { $0.key.isEmpty || $0.value.count > 1 || isTaken($0.key) }.flatMap(\.value))
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
  private static func digest(of key: String, digits count: Int) -> String {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(count))
  }
}
