/// AVIF is a tree of boxes (ISO/IEC 14496-12): each states its length and its kind.
extension [UInt8] {
  /// Whether the first box names one of AVIF's brands, be it the main one or not.
  var isAVIF: Bool {
    guard let file = boxes(in: startIndex..<endIndex).first, file.kind == "ftyp" else {
      return false
    }
    return stride(from: file.content.lowerBound, to: file.content.upperBound, by: 4).contains {
      // The version stands between the main brand and the others.
      $0 != file.content.lowerBound + 4 && (has("avif", at: $0) || has("avis", at: $0))
    }
  }

  /// As it is shown: a picture on its side is stored lying.
  var sizeOfAVIF: (width: Int, height: Int)? {
    guard let meta = box("meta", in: startIndex..<endIndex),
      let properties = box("iprp", in: meta.dropFirst(Self.versionLength)),
      let container = box("ipco", in: properties)
    else { return nil }
    let all = boxes(in: container)
    // A grid states the size of its tiles too, and any picture may state that of its thumbnail.
    let sizes = all.filter { $0.kind == "ispe" }.compactMap { extent(in: $0.content) }
    guard let size = sizes.max(by: { Self.area($0) < Self.area($1) }) else {
      return nil
    }
    let turn = all.first { $0.kind == "irot" }.flatMap {
      $0.content.isEmpty ? nil : self[$0.content.lowerBound]
    }
    return (turn ?? 0) & 1 == 1 ? (size.height, size.width) : size
  }

  private typealias Box = (kind: String, content: Range<Int>)

  /// Of some boxes, version and flags come first.
  private static let versionLength = 4

  /// Two hostile sides of 32 bits would overflow an `Int`.
  private static func area(_ size: (width: Int, height: Int)) -> Double {
    Double(size.width) * Double(size.height)
  }

  private func extent(in range: Range<Int>) -> (width: Int, height: Int)? {
    guard range.count >= 12, let width = bigEndian(at: range.lowerBound + 4, length: 4),
      let height = bigEndian(at: range.lowerBound + 8, length: 4)
    else { return nil }
    return (width, height)
  }

  private func box(_ kind: String, in range: Range<Int>) -> Range<Int>? {
    boxes(in: range).first { $0.kind == kind }?.content
  }

  /// Up to the first one that does not end where the range ends, or before.
  private func boxes(in range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var start = range.lowerBound
    while start + 8 <= range.upperBound, let length = bigEndian(at: start, length: 4) {
      // A length of 1 stands for one of 64 bits behind the kind, 0 for all that is left.
      let headLength = length == 1 ? 16 : 8
      let total =
        switch length {
        case 0: range.upperBound - start
        case 1: bigEndian(at: start + 8, length: 8) ?? 0
        default: length
        }
      guard total >= headLength, total <= range.upperBound - start else { break }
      let kind = String(decoding: self[(start + 4)..<(start + 8)], as: UTF8.self)
      boxes.append((kind, (start + headLength)..<(start + total)))
      start += total
    }
    return boxes
  }
}
