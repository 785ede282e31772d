/// A file as an archive has it.
struct ZipEntry {
  let path: String
  let crc: UInt32
  /// Before it was compressed.
  let size: Int
  let bytes: [UInt8]
  let isDeflated: Bool

  /// zlib counts what it is given in 32 bits.
  private static let compressedAtMost = 1 << 30

  /// What compressing does not make smaller is stored.
  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    crc = bytes.crc32
    size = bytes.count
    let isWorthIt =
      FileFormat(of: path) != .compressed && !bytes.isEmpty
      && bytes.count <= Self.compressedAtMost
    let deflated = isWorthIt ? bytes.compressed(as: .bare) : bytes
    isDeflated = deflated.count < bytes.count
    self.bytes = isDeflated ? deflated : bytes
  }
}
