import CDeflate

extension [UInt8] {
  /// Nil if it is not zlib's format, or other than `size` bytes come out; never makes more of them.
  func inflated(to size: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      preconditionFailure("there is memory for a decompressor")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Swift.max(size, 1)) { buffer, initialized in
      // Without a place for the number of bytes, all of them have to come out.
      isWhole =
        libdeflate_zlib_decompress(
          decompressor, self, count, buffer.baseAddress, size, nil) == LIBDEFLATE_SUCCESS
      initialized = isWhole ? size : 0
    }
    return isWhole ? bytes : nil
  }
}
