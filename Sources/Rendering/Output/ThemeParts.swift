import Wiki

/// The parts of a layout that come from the theme: all pages of a folder have the same.
struct ThemeParts: Sendable {
  let bytes: [UInt8]
  /// Where each part stands in the bytes, in the order of the cases.
  let ranges: [Range<Int>]

  static let none = ThemeParts([:])

  init(_ parts: [RenderedPart: [UInt8]]) {
    var bytes: [UInt8] = []
    ranges = RenderedPart.allCases.map { part in
      let start = bytes.count
      bytes += parts[part] ?? []
      return start..<bytes.count
    }
    self.bytes = bytes
  }
}
