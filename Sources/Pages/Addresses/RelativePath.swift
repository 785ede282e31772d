/// The way from one file of the site to another.
enum RelativePath {
  /// Percent-encoded; the same on `file://`, at `/` and at `/sub/`.
  static func from(_ page: String, to file: String) -> String {
    let folders = page.split(separator: "/").dropLast()
    let target = file.split(separator: "/")
    let shared = zip(folders, target.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.count - shared)
    return (up + target.dropFirst(shared).map(encoded)).joined(separator: "/")
  }

  private static func encoded(_ segment: Substring) -> String {
    let hex = Array("0123456789ABCDEF")
    return segment.utf8.reduce(into: "") { result, byte in
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~".utf8.contains(byte)
    }
  }
}
