import Diagnostics

/// Writes an archive entry by entry; what it keeps of each is its line in the directory at the end.
///
/// The form is that of PKWARE's APPNOTE 6.3, with ZIP64 where numbers are too large for the old fields.
struct ZipWriter {
  private let moment: ZipMoment
  private let write: ([UInt8]) throws(Fault) -> Void
  private var offset = 0
  private var count = 0
  private var directory: [UInt8] = []

  /// What a field of 16 or 32 bits says if the number stands elsewhere.
  private static let elsewhere16 = Int(UInt16.max)
  private static let elsewhere32 = Int(UInt32.max)
  private static let plainVersion = 20
  private static let version64 = 45
  private static let madeOnUnix = 3 << 8
  private static let isUTF8 = 1 << 11
  /// A regular file that everybody may read.
  private static let mode = 0o100644 << 16

  init(at moment: ZipMoment, write: @escaping ([UInt8]) throws(Fault) -> Void) {
    self.moment = moment
    self.write = write
  }

  mutating func add(_ entry: ZipEntry) throws(Fault) {
    let sizes = [entry.size, entry.bytes.count]
    // In front of a file both sizes move, or none.
    let isLarge = sizes.contains { $0 >= Self.elsewhere32 }
    var header: [UInt8] = []
    header.append(0x0403_4b50, bytes: 4)
    append(entry, version: isLarge ? Self.version64 : Self.plainVersion, to: &header)
    append(
      sizes.map { isLarge ? Self.elsewhere32 : $0 }, isLarge ? sizes : [], path: entry.path,
      to: &header)
    header += Array(entry.path.utf8) + Self.extra(isLarge ? sizes : [])
    list(entry)
    try write(header)
    try write(entry.bytes)
    offset += header.count + entry.bytes.count
    count += 1
  }

  mutating func finish() throws(Fault) {
    let start = offset
    let size = directory.count
    try write(directory)
    var end: [UInt8] = []
    if count >= Self.elsewhere16 || max(start, size) >= Self.elsewhere32 {
      end += directoryEnd64(start: start, size: size)
    }
    end.append(0x0605_4b50, bytes: 4)
    end.append(0, bytes: 4)
    for _ in 1...2 { end.append(min(count, Self.elsewhere16), bytes: 2) }
    for number in [size, start] { end.append(min(number, Self.elsewhere32), bytes: 4) }
    end.append(0, bytes: 2)
    try write(end)
  }

  private mutating func list(_ entry: ZipEntry) {
    let numbers = [entry.size, entry.bytes.count, offset]
    let large = numbers.filter { $0 >= Self.elsewhere32 }
    let version = large.isEmpty ? Self.plainVersion : Self.version64
    directory.append(0x0201_4b50, bytes: 4)
    directory.append(Self.madeOnUnix | version, bytes: 2)
    append(entry, version: version, to: &directory)
    let shown = numbers.map { min($0, Self.elsewhere32) }
    append(Array(shown.prefix(2)), large, path: entry.path, to: &directory)
    for _ in 1...3 { directory.append(0, bytes: 2) }
    directory.append(Self.mode, bytes: 4)
    directory.append(shown[2], bytes: 4)
    directory += Array(entry.path.utf8) + Self.extra(large)
  }

  /// What stands in front of the sizes, in the same order in both headers of a file.
  private func append(_ entry: ZipEntry, version: Int, to header: inout [UInt8]) {
    header.append(version, bytes: 2)
    header.append(Self.isUTF8, bytes: 2)
    header.append(entry.isDeflated ? 8 : 0, bytes: 2)
    header.append(Int(moment.time), bytes: 2)
    header.append(Int(moment.date), bytes: 2)
    header.append(Int(entry.crc), bytes: 4)
  }

  private func append(
    _ sizes: [Int], _ large: [Int], path: String, to header: inout [UInt8]
  ) {
    for size in sizes.reversed() { header.append(size, bytes: 4) }
    header.append(path.utf8.count, bytes: 2)
    header.append(Self.extra(large).count, bytes: 2)
  }

  /// The numbers that are too large for their fields.
  private static func extra(_ numbers: [Int]) -> [UInt8] {
    guard !numbers.isEmpty else { return [] }
    var extra: [UInt8] = []
    extra.append(1, bytes: 2)
    extra.append(8 * numbers.count, bytes: 2)
    for number in numbers { extra.append(number, bytes: 8) }
    return extra
  }

  private func directoryEnd64(start: Int, size: Int) -> [UInt8] {
    var end: [UInt8] = []
    end.append(0x0606_4b50, bytes: 4)
    end.append(44, bytes: 8)
    end.append(Self.madeOnUnix | Self.version64, bytes: 2)
    end.append(Self.version64, bytes: 2)
    end.append(0, bytes: 8)
    for number in [count, count, size, start] { end.append(number, bytes: 8) }
    // Where that was, for readers that begin at the end.
    end.append(0x0706_4b50, bytes: 4)
    end.append(0, bytes: 4)
    end.append(start + size, bytes: 8)
    end.append(1, bytes: 4)
    return end
  }
}

extension [UInt8] {
  /// The least significant byte first.
  fileprivate mutating func append(_ number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
