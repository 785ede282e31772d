/// Reads what the index writes, by another way than it is written.
public enum Base90Reader {
  private static let alphabet = Array(
    "!#$%&()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~")

  private static let digits = Dictionary(
    uniqueKeysWithValues: alphabet.enumerated().map { ($1, $0) })

  public static func numbers(_ text: String, width: Int) -> [Int] {
    let values = text.map { digits[$0] ?? .min }
    return stride(from: 0, to: values.count, by: width).map { start in
      values[start..<(start + width)].reduce(0) { $0 * 90 + $1 }
    }
  }

  public static func varints(_ text: some StringProtocol) -> [Int] {
    var numbers: [Int] = []
    var number = 0
    for character in text {
      let digit = digits[character] ?? .min
      number = number * 45 + digit % 45
      if digit >= 45 {
        numbers.append(number)
        number = 0
      }
    }
    return numbers
  }

  /// Pairs of a document and what the word is to its title.
  public static func postings(_ text: some StringProtocol) -> [[Int]] {
    var value = 0
    return varints(text).map { difference in
      value += difference
      return [value / 3, value % 3]
    }
  }

  public static func words(_ text: String) -> [String] {
    var before: [UInt16] = []
    return text.lines.filter { !$0.isEmpty }.map { line in
      // A mark behind the digit would be one character with it.
      let shared = line.unicodeScalars.first.flatMap { Int(String($0), radix: 36) } ?? 0
      before = before.prefix(shared) + Array(line.utf16.dropFirst())
      return String(decoding: before, as: UTF16.self)
    }
  }
}

extension String {
  /// Parts between line feeds and nothing else.
  var lines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
