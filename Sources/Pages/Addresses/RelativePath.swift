/// The way from one file of the site to another.
enum RelativePath {
  /// Percent-encoded; the same on `file://`, at `/` and at `/sub/`.
  ///
  /// Over bytes: a page has dozens of links, and a site a million.
  static func from(_ page: String, to file: String) -> String {
    let slash = UInt8(ascii: "/")
    let (here, there) = (Array(page.utf8), Array(file.utf8))
    let same = zip(here, there).prefix { $0 == $1 }.count
    let shared = here[..<same].lastIndex(of: slash).map { $0 + 1 } ?? 0
    let ups = here[shared...].count { $0 == slash }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * ups + there.count)
    for _ in 0..<ups { bytes += "../".utf8 }
    for byte in there[shared...] {
      if byte == slash || isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hex = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
