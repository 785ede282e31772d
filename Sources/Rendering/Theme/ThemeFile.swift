import Diagnostics

/// A file of `Theme/` or `Templates/`, wherever it came from.
public struct ThemeFile: Sendable {
  /// The path that wikigen knows it by: `Theme/layout.html`.
  public let path: String
  /// The path that a user knows it by, if it lies elsewhere: `/home/me/theme/layout.html`.
  public let shownPath: String
  public let bytes: [UInt8]
  /// Whether it is as it came with the program, whose tests have probed it.
  public let isBuiltIn: Bool
  /// Of a file that was read before anybody asked.
  let reading: Reading?

  public init(path: String, shownPath: String, bytes: [UInt8], isBuiltIn: Bool = false) {
    self.init(path: path, shownPath: shownPath, bytes: bytes, isBuiltIn: isBuiltIn, reading: nil)
  }

  init(path: String, shownPath: String, bytes: [UInt8], isBuiltIn: Bool, reading: Reading?) {
    self.path = path
    self.shownPath = shownPath
    self.bytes = bytes
    self.isBuiltIn = isBuiltIn
    self.reading = reading
  }

  /// Whether a template can come to hold anything of it.
  var isPartOfTemplates: Bool {
    path.hasSuffix(".md") || path.hasSuffix(".html") || path.hasSuffix(".yml")
  }

  /// The text, its line ends made `\n`.
  func text() throws(Fault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault.notUTF8(shownPath)
    }
    // A search goes character by character, through all files at every start.
    return bytes.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }

  /// Whether a word of ASCII in small letters is in it, in letters of any case.
  func mentions(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes.indices.dropLast(word.count - 1).contains { start in
      word.indices.allSatisfy { bytes[start + $0].lowercasedASCII == word[$0] }
    }
  }

  /// Whether a template has the place of a value that is markup: `{{{name}}}`.
  func shows(_ name: String) throws(Fault) -> Bool {
    try TemplateParser.nodes(of: self).contains { $0.shows(name) }
  }

  /// Whether there is nothing in it but white space.
  func isBlank() throws(Fault) -> Bool { try text().allSatisfy(\.isWhitespace) }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
