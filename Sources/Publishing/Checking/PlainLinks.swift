import HTMLSyntax

/// Finds the files that links of one folder lead to, as long as the links are written as nearly all are: steps
/// up that the folder has, and behind them a plain path.
///
/// Nothing of a link is judged: what is the same as a plain path of the site, byte by byte, is one.
struct PlainLinks {
  /// Without or with a slash at its end.
  private let folder: [UInt8]
  /// How much of the folder is left behind no step up, one, two and so on.
  private let lengths: [Int]
  /// The memory in which a link is put behind its folder.
  private var path: [UInt8]

  /// A longer path is none that is found here.
  private static let longest = 512

  /// `folder` is empty or ends in a slash.
  init(from folder: [UInt8]) {
    self.folder = folder
    lengths =
      folder.indices.reversed().filter { folder[$0] == UInt8(ascii: "/") }.map { $0 + 1 } + [0]
    path = folder + [UInt8](repeating: 0, count: Self.longest)
  }

  mutating func place(of link: Span<UInt8>, among table: PathTable) -> Int32? {
    var start = 0
    var steps = 0
    while link.stepsUp(at: start) {
      start += 3
      steps += 1
    }
    guard steps < lengths.count, link.count - start <= Self.longest else { return nil }
    let kept = lengths[steps]
    put(link.extracting(start..<link.count), behind: kept)
    return table.plainPlace(of: path.span.extracting(0..<kept + link.count - start))
  }

  private mutating func put(_ names: Span<UInt8>, behind kept: Int) {
    path.withUnsafeMutableBytes { path in
      // The link before may have been put where the folder was; both fit, or the buffers' bounds say so.
      folder.withUnsafeBytes { path.copyMemory(from: .init(rebasing: $0[..<kept])) }
      names.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: path[kept...]).copyMemory(from: $0)
      }
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
