/// A word that no template has: it stands for one value and is found again wherever that ends up.
enum ProbeMarker {
  static func text(_ number: Int) -> String { "wg\(number)q" }

  static func numbers(in text: String) -> Set<Int> {
    Set(
      text.utf8.split(separator: UInt8(ascii: "w")).compactMap { part in
        let digits = part.dropFirst().prefix { (0x30...0x39).contains($0) }
        guard part.first == UInt8(ascii: "g"),
          part.dropFirst(1 + digits.count).first == UInt8(ascii: "q")
        else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
      })
  }
}
