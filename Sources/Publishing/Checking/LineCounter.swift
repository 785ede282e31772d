/// Tells the line of an offset; cheap as long as the offsets ascend.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(at offset: Int) -> Int {
    if offset < self.offset { (self.offset, line) = (0, 1) }
    while self.offset < offset {
      if bytes[self.offset] == UInt8(ascii: "\n") { line += 1 }
      self.offset += 1
    }
    return line
  }
}
