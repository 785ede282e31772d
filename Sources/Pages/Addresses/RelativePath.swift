/// The way from one file of the site to another.
public enum RelativePath {
  /// Percent-encoded; the same on `file://`, at `/` and at `/sub/`.
  public static func from(_ page: String, to file: String) -> String {
    var (page, file) = (page, file)
    var way: [UInt8] = []
    page.withUTF8 { page in
      file.withUTF8 {
        append(from: UnsafeRawBufferPointer(page), to: UnsafeRawBufferPointer($0), &way)
      }
    }
    return String(decoding: way, as: UTF8.self)
  }

  /// Over bytes: a page has dozens of links, and a site a million.
  public static func append(
    from page: UnsafeRawBufferPointer, to file: UnsafeRawBufferPointer, _ way: inout [UInt8]
  ) {
    var (same, shared) = (0, 0)
    while same < min(page.count, file.count), page[same] == file[same] {
      same += 1
      if page[same - 1] == slash { shared = same }
    }
    for byte in page[shared...] where byte == slash { way.append(contentsOf: "../".utf8) }
    var plain = shared
    for place in shared..<file.count where !isPlain(file[place]) {
      way.append(contentsOf: UnsafeRawBufferPointer(rebasing: file[plain..<place]))
      way.append(UInt8(ascii: "%"))
      way.append(hex[Int(file[place] >> 4)])
      way.append(hex[Int(file[place] & 15)])
      plain = place + 1
    }
    way.append(contentsOf: UnsafeRawBufferPointer(rebasing: file[plain...]))
  }

  private static let slash = UInt8(ascii: "/")

  private static let hex = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), slash:
      true
    default: false
    }
  }
}
