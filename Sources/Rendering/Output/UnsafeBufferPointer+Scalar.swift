extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at a place; the bytes are those of a `String`, and so are well formed.
  func scalar(at place: Int) -> Unicode.Scalar {
    let first = UInt32(self[place])
    func next(_ distance: Int) -> UInt32 { UInt32(self[place + distance]) & 0x3F }
    let value =
      switch first {
      case 0..<0x80: first
      case 0x80..<0xE0: (first & 0x1F) << 6 | next(1)
      case 0xE0..<0xF0: (first & 0xF) << 12 | next(1) << 6 | next(2)
      default: (first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3)
      }
    guard let scalar = Unicode.Scalar(value) else {
      preconditionFailure("the bytes of a string are well formed")
    }
    return scalar
  }
}
