/// A part of a file that a browser asks for (RFC 9110, section 14).
enum ByteRange: Hashable {
  case whole
  case part(Range<Int>)
  /// It begins behind the end of the file.
  case unsatisfiable

  /// Several ranges, other units and what can't be understood ask for the whole, as the RFC allows.
  init(_ field: String?, ofLength length: Int) {
    guard let field, field.hasPrefix("bytes="), !field.contains(",") else {
      self = .whole
      return
    }
    let ends = field.dropFirst("bytes=".count).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
      self = .whole
      return
    }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?) where last < first: self = .whole
    case (let first?, let last): self.init(from: first, to: last, ofLength: length)
    case (nil, let count?) where ends[0].isEmpty:
      self = count == 0 || length == 0 ? .unsatisfiable : .part(max(0, length - count)..<length)
    default: self = .whole
    }
  }

  private init(from first: Int, to last: Int?, ofLength length: Int) {
    guard first < length else {
      self = .unsatisfiable
      return
    }
    self = .part(first..<min(length, (last ?? length - 1) + 1))
  }
}
