import Wiki

/// The way from one file of the site to another.
public enum RelativePath {
  /// Percent-encoded; the same on `file://`, at `/` and at `/sub/`.
  public static func from(_ page: String, to file: String) -> String {
    var (page, file) = (page, file)
    var way = GrowingBytes()
    page.withUTF8 { page in
      file.withUTF8 {
        append(from: UnsafeRawBufferPointer(page), to: UnsafeRawBufferPointer($0), &way)
      }
    }
    return way.text
  }

  /// Over bytes: a page has dozens of links, and a site a million.
  public static func append(
    from page: UnsafeRawBufferPointer, to file: UnsafeRawBufferPointer, _ way: inout GrowingBytes
  ) {
    let shared = lengthOfSharedFolder(page, file)
    for byte in page[shared...] where byte == slash { way.append(literal: "../") }
    var plain = shared
    let plainBytes = plainBytes
    for place in shared..<file.count where !plainBytes[Int(file[place])] {
      way.append(UnsafeRawBufferPointer(rebasing: file[plain..<place]))
      way.append(UInt8(ascii: "%"))
      way.append(hex[Int(file[place] >> 4)])
      way.append(hex[Int(file[place] & 15)])
      plain = place + 1
    }
    way.append(UnsafeRawBufferPointer(rebasing: file[plain...]))
  }

  /// Of the folder that both lie in, with its slash.
  private static func lengthOfSharedFolder(
    _ page: UnsafeRawBufferPointer, _ file: UnsafeRawBufferPointer
  ) -> Int {
    var same = 0
    let most = min(page.count, file.count)
    while same + 8 <= most,
      page.loadUnaligned(fromByteOffset: same, as: UInt64.self)
        == file.loadUnaligned(fromByteOffset: same, as: UInt64.self)
    {
      same += 8
    }
    while same < most, page[same] == file[same] { same += 1 }
    while same > 0, page[same - 1] != slash { same -= 1 }
    return same
  }

  private static let slash = UInt8(ascii: "/")

  private static let hex = Array("0123456789ABCDEF".utf8)

  /// By byte, whether an address has it as it is.
  private static let plainBytes = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), slash:
      true
    default: false
    }
  }
}
