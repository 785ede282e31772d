/// Hashes the keys of entries, which tell nearly all of them apart.
struct EntryKeyHash: Sendable {
  private let seed: UInt64
  private let factor: UInt64

  /// With numbers that nobody knows before.
  init() {
    var generator = SystemRandomNumberGenerator()
    self.init(drawing: &generator)
  }

  init(drawing generator: inout some RandomNumberGenerator) {
    seed = generator.next()
    factor = generator.next() | 1
  }

  func hash(_ key: String) -> UInt64 {
    let hash = key.utf8.withContiguousStorageIfAvailable(hash) ?? nil
    if let hash { return hash }
    // Two ways to write `é` are one key.
    var hasher = Hasher()
    hasher.combine(key)
    return mixed(seed ^ UInt64(bitPattern: Int64(hasher.finalize())))
  }

  /// `nil` where a byte is no ASCII.
  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var hash = mixed(seed ^ UInt64(bytes.count))
    var (word, all): (UInt64, UInt8) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      all |= byte
      if index % 8 == 7 {
        hash = mixed(hash ^ word)
        word = 0
      }
    }
    return all < 0x80 ? mixed(hash ^ word) : nil
  }

  /// Each bit of the result depends on all of the number: both halves of a product do together.
  private func mixed(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
