/// SplitMix64: the same seed gives the same numbers everywhere.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// A generator of its own for each name: what it draws does not depend on who came before.
  public init(seed: UInt64, drawnBy name: String) {
    state = name.utf8.reduce(seed) { state, byte in
      var generator = SeededGenerator(seed: state ^ UInt64(byte))
      return generator.next()
    }
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
