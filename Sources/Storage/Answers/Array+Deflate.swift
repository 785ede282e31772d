import CZlib

extension [UInt8] {
  /// Of answers in JSON the sixth makes a tenth less and takes twice as long.
  private static var level: Int32 { 2 }

  /// In zlib's format, whose checksum tells damage that SQLite does not see.
  func deflated() -> [UInt8] {
    var count = compressBound(uLong(self.count))
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initializedCount in
      let code = compress2(buffer.baseAddress, &count, self, uLong(self.count), Self.level)
      precondition(code == Z_OK, "zlib compresses anything into a buffer of compressBound's size")
      initializedCount = Int(count)
    }
  }

  /// Nil if it is not zlib's format, or other than `size` bytes come out; never makes more of them.
  func inflated(to size: Int) -> [UInt8]? {
    var count = uLongf(size)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Swift.max(size, 1)) { buffer, initialized in
      isWhole =
        uncompress(buffer.baseAddress, &count, self, uLong(self.count)) == Z_OK
        && Int(count) == size
      initialized = isWhole ? size : 0
    }
    return isWhole ? bytes : nil
  }
}
