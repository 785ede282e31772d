import CZlib

extension [UInt8] {
  /// In zlib's format.
  func zlibCompressed() -> [UInt8] {
    var count = compressBound(uLong(self.count))
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initializedCount in
      let code = compress2(buffer.baseAddress, &count, self, uLong(self.count), 9)
      precondition(code == Z_OK, "zlib compresses anything into a buffer of compressBound's size")
      initializedCount = Int(count)
    }
  }

  /// In gzip's format (RFC 1952), without a name, a time or a system: the same for the same bytes.
  func gzipped() -> [UInt8] {
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]
    // Around its data zlib has two bytes of its own and a checksum of four.
    let data = zlibCompressed().dropFirst(2).dropLast(4)
    return head + data + checksum.littleEndianBytes
      + UInt32(truncatingIfNeeded: count).littleEndianBytes
  }

  /// The CRC-32 of gzip and PNG.
  var checksum: UInt32 { UInt32(truncatingIfNeeded: crc32(0, self, uInt(count))) }
}

extension UInt32 {
  fileprivate var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }
}
