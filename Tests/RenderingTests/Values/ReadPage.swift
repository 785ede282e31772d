import HTMLSyntax

/// A page as a browser reads it: its structure, and apart from it the text in each place.
struct ReadPage: Equatable {
  /// Tags with the names of their attributes, and the places of text between them.
  private(set) var structure: [String] = []
  /// What stands in each place of text and each attribute, references decoded.
  private(set) var texts: [[UInt8]] = [[]]
  /// What its links and pictures lead to.
  private(set) var addresses: [String] = []

  init(_ html: String) {
    let bytes = Self.lineEnds(Array(html.utf8))
    for token in HTMLTokenizer(bytes) {
      switch token.kind {
      case .text, .rawText: texts[texts.count - 1] += bytes[token.range].decodingHTMLReferences
      case .startTag(let tag): append("<\(tag.name)", tag.attributes, in: bytes)
      case .endTag(let tag): append("</\(tag.name)", tag.attributes, in: bytes)
      case .comment, .doctype:
        append(String(decoding: bytes[token.range], as: UTF8.self), [], in: bytes)
      }
    }
  }

  /// The same page with other texts in place of a word.
  func replacing(_ word: String, with text: String) -> ReadPage {
    var page = self
    page.texts = texts.map {
      Array(
        String(decoding: $0, as: UTF8.self).split(separator: word, omittingEmptySubsequences: false)
          .joined(separator: text).utf8)
    }
    return page
  }

  /// The same page without spaces: Markdown drops those at the edges of a line.
  var withoutSpaces: ReadPage {
    var page = self
    page.texts = texts.map { $0.filter { $0 != 0x20 } }
    return page
  }

  private mutating func append(_ tag: String, _ attributes: [HTMLAttribute], in bytes: [UInt8]) {
    structure.append(tag)
    // Ids are made of the text of headings, so they differ with it.
    for attribute in attributes where attribute.name != "id" {
      let value = Array(bytes[attribute.valueRange].decodingHTMLReferences)
      structure.append("@\(attribute.name)")
      texts.append(value)
      if ["href", "src"].contains(attribute.name) {
        addresses.append(String(decoding: value, as: UTF8.self))
      }
    }
    texts.append([])
  }

  /// Browsers make every line end of a page a line feed before they read it.
  private static func lineEnds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
