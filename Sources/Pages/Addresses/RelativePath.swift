/// The way from one file of the site to another.
enum RelativePath {
  /// Percent-encoded; the same on `file://`, at `/` and at `/sub/`.
  ///
  /// Over bytes: a page has dozens of links, and a site a million.
  static func from(_ page: String, to file: String) -> String {
    var (page, file) = (page, file)
    return page.withUTF8 { page in file.withUTF8 { from(page, to: $0) } }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static func from(_ page: Bytes, to file: Bytes) -> String {
    var (same, shared) = (0, 0)
    while same < min(page.count, file.count), page[same] == file[same] {
      same += 1
      if page[same - 1] == slash { shared = same }
    }
    let ups = page[shared...].count { $0 == slash }
    let encoded = file[shared...].count { $0 != slash && !isPlain($0) }
    return String(unsafeUninitializedCapacity: 3 * ups + file.count - shared + 2 * encoded) {
      text in
      var end = 0
      func write(_ byte: UInt8) {
        text[end] = byte
        end += 1
      }
      for _ in 0..<ups { for byte in "../".utf8 { write(byte) } }
      for byte in file[shared...] {
        if byte == slash || isPlain(byte) {
          write(byte)
        } else {
          write(UInt8(ascii: "%"))
          write(hex[Int(byte >> 4)])
          write(hex[Int(byte & 15)])
        }
      }
      return end
    }
  }

  private static let slash = UInt8(ascii: "/")

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
