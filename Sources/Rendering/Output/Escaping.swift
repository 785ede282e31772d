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
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    append(text, to: &result)
    return result
  }

  func append(_ text: String, to result: inout String) {
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.isRefusedByHTML {
        result += "\u{FFFD}"
      } else if scalar == "\r" || (scalar == "\n" && previous == "\r") {
        // HTML has no carriage return: both line ends are one line feed.
        if scalar == "\r" { result += "&#10;" }
      } else if needsReference(
        scalar, after: previous, isLast: scalars.index(after: index) == scalars.endIndex)
      {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
  }

  private func needsReference(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isLast: Bool
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
    case ".": return self == .markdown && previous.map { ("0"..."9").contains($0) } ?? true
    // Spaces at the edges and in a row are indentation, hard breaks, or are lost.
    case " ": return self != .html && (previous == nil || previous == " " || isLast)
    default: return false
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
