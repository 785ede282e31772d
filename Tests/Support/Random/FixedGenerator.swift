/// Draws the same number every time: the least or the most of whatever is drawn from it.
public struct FixedGenerator: RandomNumberGenerator, Sendable {
  public static let least = FixedGenerator(number: .min)
  public static let most = FixedGenerator(number: .max)

  private let number: UInt64

  public mutating func next() -> UInt64 { number }
}
