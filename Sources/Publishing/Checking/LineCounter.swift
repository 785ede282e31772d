/// Tells the line of an offset; cheap as long as the offsets ascend.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(at offset: Int) -> Int {
    if offset < self.offset { (self.offset, line) = (0, 1) }
    line += lineFeeds(in: self.offset..<offset)
    self.offset = offset
    return line
  }

  private func lineFeeds(in range: Range<Int>) -> Int {
    bytes.span.extracting(range).withUnsafeBufferPointer { bytes in
      // One number for all and no jump: so the processor counts many bytes at a time.
      bytes.reduce(0) { $0 &+ ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
  }
}
