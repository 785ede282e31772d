/// Styles and scripts in fewer bytes, for what every page carries. Where it would take their grammar
/// to tell what may be left out, they stay as they are.
enum CompactText {
  /// Without comments, and without white space where no two words meet.
  static func styles(_ text: String) -> String {
    var compact: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == Self.opening[0], rest.starts(with: Self.opening) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: Self.closing) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        // Two words with a comment between them stay two.
        if let last = compact.last, let next = rest.first, !last.isGap, !next.isGap {
          compact += Self.opening + Self.closing
        }
      } else if byte == UInt8(ascii: "\\") {
        // What is escaped may be a space or a quote.
        return text
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        compact += Self.string(byte, from: &rest)
      } else if byte.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        let mayEnd = rest.first.map { Self.needsNothingBefore.contains($0) } ?? true
        if let last = compact.last, !mayEnd, !Self.needsNothingAfter.contains(last) {
          compact.append(UInt8(ascii: " "))
        }
      } else {
        compact.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: compact, as: UTF8.self)
  }

  /// Without indentation and lines of comments, unless a text or another comment goes on from line
  /// to line.
  static func script(_ text: String) -> String {
    let lines = text.split(separator: "\n").map(\.trimmed)
    guard !text.contains("`"), !lines.contains(where: { $0.hasSuffix("\\") }) else { return text }
    var isComment = false
    var compact = ""
    for line in lines where !line.isEmpty {
      if isComment {
        isComment = !line.hasSuffix("*/")
        guard !isComment || !line.contains("*/") else { return text }
      } else if line.hasPrefix("/*"), !line.dropLast(2).contains("*/") {
        isComment = !line.hasSuffix("*/")
      } else if !line.hasPrefix("//") {
        if let comment = line.ranges(of: "/*").last {
          guard line[comment.upperBound...].contains("*/") else { return text }
        }
        compact += line + "\n"
      }
    }
    return compact
  }

  private static let opening = Array("/*".utf8)
  private static let closing = Array("*/".utf8)
  private static let needsNothingAfter = Array(" {};,:".utf8)
  private static let needsNothingBefore = Array("{}".utf8)

  /// A string with its quotes, whatever is in it.
  private static func string(_ quote: UInt8, from rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var string = [quote]
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      string.append(byte)
      if byte == quote { break }
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { string.append(escaped) }
    }
    return string
  }
}

extension UInt8 {
  fileprivate var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether no word can go on over it.
  fileprivate var isGap: Bool {
    isWhitespace || "{}();,".utf8.contains(self)
  }
}
