import CZlib

extension [UInt8] {
  /// Compressed as far as zlib goes, in a form that says nothing of a time or a name: the same bytes
  /// give the same.
  func compressed(as form: CompressedForm) -> [UInt8] {
    var stream = z_stream()
    let started = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, form.windowBits, 9, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(started == Z_OK, "zlib is the one that this program was built with")
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, uLong(count)))
    return withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, size in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(room)
        let code = deflate(&stream, Z_FINISH)
        precondition(code == Z_STREAM_END, "zlib compresses anything into deflateBound's room")
        size = room - Int(stream.avail_out)
      }
    }
  }

  /// As archives and PNG files have it.
  var crc32: UInt32 {
    withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}
