/// Walks a relative path, segment by segment.
struct PathSteps {
  /// Without a slash at its end.
  private(set) var path: [UInt8]
  /// Whether the last segment named a folder: it was empty or all dots.
  private(set) var isFolder = false

  /// `folder` is empty or ends in a slash.
  init(from folder: [UInt8]) { path = folder.dropLast(folder.isEmpty ? 0 : 1) }

  /// False if the segment leads out of the site.
  mutating func take(_ segment: [UInt8], isLast: Bool) -> Bool {
    let dot = UInt8(ascii: ".")
    isFolder = isLast && (segment.isEmpty || segment == [dot] || segment == [dot, dot])
    if segment == [dot] || (segment.isEmpty && isLast) { return true }
    if segment == [dot, dot] { return leave() }
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    path.append(contentsOf: segment)
    return true
  }

  private mutating func leave() -> Bool {
    guard !path.isEmpty else { return false }
    path.removeSubrange((path.lastIndex(of: UInt8(ascii: "/")) ?? 0)...)
    return true
  }
}
