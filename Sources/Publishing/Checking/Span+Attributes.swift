import HTMLSyntax

extension Span<UInt8> {
  /// The value of an attribute that stands in this page, its character references replaced.
  func value(of attribute: HTMLAttributePlaces) -> [UInt8] {
    Array(bytes(in: attribute.valueRange)[...].decodingHTMLReferences)
  }

  func text(of attribute: HTMLAttributePlaces) -> String {
    hasReferences(in: attribute)
      ? String(decoding: value(of: attribute), as: UTF8.self) : text(in: attribute.valueRange)
  }

  /// Whether the value is another one than what stands there.
  func hasReferences(in attribute: HTMLAttributePlaces) -> Bool {
    let value = extracting(attribute.valueRange)
    return value.index(of: UInt8(ascii: "&"), from: 0) < value.count
  }

  /// `word`, which is in lower case, must be all there is.
  func words(of attribute: HTMLAttributePlaces, are word: StaticString) -> Bool {
    isWord(attribute.valueRange)
      ? isText(word, in: attribute.valueRange) : words(of: attribute) == ["\(word)"]
  }

  /// `word`, which is in lower case, may be one of them.
  func words(of attribute: HTMLAttributePlaces, have word: StaticString) -> Bool {
    isWord(attribute.valueRange)
      ? isText(word, in: attribute.valueRange) : words(of: attribute).contains("\(word)")
  }

  private func isText(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && has(text, at: range.lowerBound)
  }

  /// Whether it is one word, as most are, that stands there as it reads.
  private func isWord(_ range: Range<Int>) -> Bool {
    for index in range {
      let byte = self[index]
      guard byte > 0x20, byte < 0x7F, byte != UInt8(ascii: ","), byte != UInt8(ascii: "&")
      else { return false }
    }
    return !range.isEmpty
  }

  /// In lower case; separated by blanks or commas.
  func words(of attribute: HTMLAttributePlaces) -> [String] {
    let text = text(of: attribute).lowercased()
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
    return text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == UInt8(ascii: ",") }
      .map { String(Substring($0)) }
  }
}
