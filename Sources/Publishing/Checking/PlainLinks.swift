import HTMLSyntax

/// Finds the files that links of one folder lead to, as long as the links are written as nearly all are: steps
/// up that the folder has, and behind them a plain path.
///
/// Nothing of a link is judged: what is the same as a plain path of the site, byte by byte, is one.
struct PlainLinks {
  /// Empty, or with a slash at its end.
  private let folder: [UInt8]

  /// A longer path is none that is found here.
  private static let longest = 512

  init(from folder: [UInt8]) { self.folder = folder }

  func place(of link: Span<UInt8>, among table: PathTable) -> Int32? {
    var start = 0
    // How much of the folder is left.
    var kept = folder.count
    while link.stepsUp(at: start) {
      guard kept > 0 else { return nil }
      start += 3
      kept -= 1
      while kept > 0, folder[kept - 1] != UInt8(ascii: "/") { kept -= 1 }
    }
    let count = kept + link.count - start
    guard count <= Self.longest else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { path in
      let path = UnsafeMutableRawBufferPointer(path)
      folder.withUnsafeBytes { path.copyMemory(from: .init(rebasing: $0[..<kept])) }
      link.extracting(start..<link.count).withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: path[kept...]).copyMemory(from: $0)
      }
      return table.plainPlace(of: path.bindMemory(to: UInt8.self).span.extracting(first: count))
    }
  }
}

extension Span<UInt8> {
  /// Whether `../` stands there.
  fileprivate func stepsUp(at index: Int) -> Bool {
    index + 3 <= count && self[index] == UInt8(ascii: ".") && self[index + 1] == UInt8(ascii: ".")
      && self[index + 2] == UInt8(ascii: "/")
  }
}
