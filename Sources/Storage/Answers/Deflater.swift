import CZlib

/// Compresses bodies in zlib's format, whose checksum tells damage that SQLite does not see.
///
/// One for several: to begin takes zlib half as long as to compress an answer.
struct Deflater: ~Copyable {
  /// On the heap, since zlib holds on to its place.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Of answers in JSON the sixth makes a tenth less and takes twice as long.
  private static var level: Int32 { 2 }

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let code = deflateInit_(
      stream, Self.level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib is the one that this program was built with")
  }

  deinit {
    deflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Of one alone.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    return deflater.deflated(bytes)
  }

  mutating func deflated(_ bytes: [UInt8]) -> [UInt8] {
    deflateReset(stream)
    let room = Int(deflateBound(stream, uLong(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, size in
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = uInt(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = uInt(room)
        let code = deflate(stream, Z_FINISH)
        precondition(code == Z_STREAM_END, "zlib compresses anything into deflateBound's room")
        size = room - Int(stream.pointee.avail_out)
      }
    }
  }
}
