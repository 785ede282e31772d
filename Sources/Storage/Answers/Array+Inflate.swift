import CZlib

extension [UInt8] {
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
