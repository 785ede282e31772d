import Wiki

/// How a value is written where it must stay text.
enum Escaping: Sendable {
  /// In Markdown: whatever Markdown or HTML could act on becomes a numeric character reference,
  /// which cmark turns into text wherever it stands.
  case markdown
  /// In Markdown, an address: without spaces nothing in it begins a block, so that what addresses are
  /// made of can stay as it is. Readers of ZIM files do not read references there.
  case address
  /// In HTML text and quoted attributes; line ends too, since a blank line ends an HTML block.
  case html

  func escaped(_ text: String) -> String {
    var result = GrowingBytes(capacity: text.utf8.count + 16)
    append(text, to: &result)
    return result.text
  }

  func append(_ text: String, to output: inout GrowingBytes) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &output) }
  }

  /// Runs of bytes that stay as they are, which is most of any text, are copied as they lie there.
  func append(_ text: UnsafeRawBufferPointer, to output: inout GrowingBytes) {
    text.withMemoryRebound(to: UInt8.self) { append($0, to: &output) }
  }

  private func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout GrowingBytes) {
    let plain = plainBytes
    var (start, next) = (0, 0)
    while next < text.count {
      if plain.contains(text[next]) || (text[next] == .space && isPlainSpace(at: next, of: text)) {
        next += 1
        continue
      }
      let scalar = text.scalar(at: next)
      let length = UTF8.width(scalar)
      if let written = spelling(of: scalar, at: next, of: text) {
        output.append(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[start..<next])))
        written.append(to: &output)
        start = next + length
      }
      next += length
    }
    output.append(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[start..<next])))
  }

  /// What stands for a scalar that is not written as it is.
  private enum Spelling {
    case nothing
    case reference(UInt32)
    /// U+FFFD, for what no HTML document may hold.
    case replacement

    func append(to output: inout GrowingBytes) {
      switch self {
      case .nothing: break
      case .replacement: output.append(literal: "\u{FFFD}")
      case .reference(let code):
        output.append(literal: "&#")
        output.append(decimal: UInt64(code))
        output.append(UInt8(ascii: ";"))
      }
    }
  }

  /// `nil` if it stays as it is.
  private func spelling(
    of scalar: Unicode.Scalar, at place: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> Spelling? {
    if scalar.isRefusedByHTML { return .replacement }
    // HTML has no carriage return: both line ends are one line feed.
    if scalar == "\r" { return .reference(10) }
    let previous = place == 0 ? nil : text[place - 1]
    if scalar == "\n", previous == UInt8(ascii: "\r") { return .nothing }
    return needsReference(scalar, after: previous, isLast: place + 1 == text.count)
      ? .reference(scalar.value) : nil
  }

  private func needsReference(
    _ scalar: Unicode.Scalar, after previous: UInt8?, isLast: Bool
  ) -> Bool {
    // At the beginning of a text cmark takes U+FEFF for a byte order mark.
    guard scalar.isASCII else {
      return self != .html && (scalar.isWideSpace || scalar == "\u{FEFF}")
    }
    switch scalar {
    case "&", "<", ">", "\"", "'", "\n", "\t": return true
    case "#", "-", ":", "=": return self == .markdown
    case "!", "(", ")", "*", "+", "[", "\\", "]", "^", "_", "`", "|", "~": return self != .html
    // A full stop after digits makes an ordered list, or goes on with digits of the template.
    case ".": return self == .markdown && previous.map { (0x30...0x39).contains($0) } ?? true
    // Spaces at the edges and in a row are indentation, hard breaks, or are lost.
    case " ": return self != .html && (previous == nil || previous == .space || isLast)
    default: return false
    }
  }

  /// Between two words, where it is no matter of judgement.
  private func isPlainSpace(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    place > 0 && text[place - 1] != .space && place + 1 < text.count
  }

  /// The bytes that no text needs to have looked at.
  private var plainBytes: ByteSet {
    switch self {
    case .markdown: Self.plainInMarkdown
    case .address: Self.plainInAddress
    case .html: Self.plainInHTML
    }
  }

  private static let plainInMarkdown = plainBytes(but: "#-:=.!()*+[\\]^_`|~ ")
  private static let plainInAddress = plainBytes(but: "!()*+[\\]^_`|~ ")
  private static let plainInHTML = plainBytes(but: "")

  private static func plainBytes(but others: String) -> ByteSet {
    let refused = Set("&<>\"'\u{7F}\(others)".utf8)
    return ByteSet { byte in
      switch byte {
      case 0...0x1F: false
      // What begins a scalar that may be refused, or be white space.
      case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0...0xFF: false
      default: !refused.contains(byte)
      }
    }
  }
}

extension Unicode.Scalar {
  /// White space beyond ASCII, beside which `*` and `_` would not be emphasis.
  fileprivate var isWideSpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Control characters and noncharacters: no HTML document may hold them, in any spelling.
  var isRefusedByHTML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
