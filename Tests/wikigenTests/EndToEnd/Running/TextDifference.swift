/// The first line in which a text is not what was expected.
struct TextDifference: Equatable, CustomStringConvertible {
  let line: Int
  /// `nil` if the text has ended there.
  let found: String?
  /// `nil` if the text should have ended there.
  let expected: String?

  /// `nil` if the two are the same.
  init?(_ text: String, from expected: String) {
    let lines = Self.lines(of: text)
    let expectedLines = Self.lines(of: expected)
    let same = zip(lines, expectedLines).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    guard same < max(lines.count, expectedLines.count) else { return nil }
    line = same + 1
    found = same < lines.count ? lines[same] : nil
    self.expected = same < expectedLines.count ? expectedLines[same] : nil
  }

  var description: String {
    "line \(line) is \(found ?? "not there") where \(expected ?? "nothing") was expected"
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
