import CDeflate

/// Compresses bodies in zlib's format, whose checksum tells damage that SQLite does not see.
///
/// By libdeflate, which takes half as long as zlib for as many bytes.
struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// Of answers in JSON the second makes as much and takes half as long again, the sixth makes a
  /// twentieth less and takes twice as long.
  private static var level: CInt { 1 }

  init() {
    guard let compressor = libdeflate_alloc_compressor(Self.level) else {
      preconditionFailure("libdeflate knows its first level, and there is memory for it")
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// Of one alone.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let deflater = Deflater()
    return deflater.deflated(bytes)
  }

  func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { output, size in
      size = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, output.baseAddress, output.count)
      precondition(size > 0, "libdeflate compresses anything into its own bound")
    }
  }
}
