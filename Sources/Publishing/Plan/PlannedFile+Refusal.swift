extension PlannedFile {
  /// Why no file of a site may be at a path, as the rest of a sentence; nil of one at which it may be.
  static func refusal(of path: String) -> String? {
    if path.utf8.isPlainPath { return nil }
    if path.isEmpty { return "is empty" }
    if path.hasPrefix("/") { return "is absolute" }
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "has a control character"
    }
    if path.contains("\\") { return "has a backslash" }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    if segments.contains("") { return "has an empty segment" }
    if segments.contains(where: { $0 == "." || $0 == ".." }) { return "has a dot segment" }
    if segments.contains(where: { $0.utf8.count > 255 }) {
      return "has a segment of more than 255 bytes"
    }
    let hidden = segments.enumerated().first { index, segment in
      segment.hasPrefix(".") && !isAllowedHidden(segment, at: index, of: segments.count)
    }
    return hidden.map { "has the hidden segment '\($0.element)'" }
  }

  private static func isAllowedHidden(_ segment: Substring, at index: Int, of count: Int) -> Bool {
    guard index == 0 else { return false }
    return count == 1 ? segment == ".nojekyll" : segment == ".well-known"
  }
}

extension String.UTF8View {
  /// Whether a glance shows that a site may have this path: short, and nothing but letters, digits,
  /// hyphens, underscores, slashes between names, and dots inside them.
  fileprivate var isPlainPath: Bool {
    guard count <= 255 else { return false }
    var isStart = true
    for byte in self {
      switch byte {
      case UInt8(ascii: "/") where !isStart: isStart = true
      case UInt8(ascii: ".") where !isStart: continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        isStart = false
      default: return false
      }
    }
    return !isStart
  }
}
