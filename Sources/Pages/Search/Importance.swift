/// How far in front an entry stands among those that match as well.
struct Importance {
  /// Twice the binary logarithm of the number and one, rounded down.
  let step: Int

  init(of number: Int) {
    let size = UInt64(min(max(number, 0), Int(Int32.max))) + 1
    // Of the square: whole numbers are the same on every machine, logarithms may not be.
    step = UInt64.bitWidth - 1 - (size * size).leadingZeroBitCount
  }
}
