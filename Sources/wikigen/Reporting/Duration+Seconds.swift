extension Duration {
  /// To the millisecond.
  var seconds: Double {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    return Double(milliseconds) / 1000
  }

  /// `3.2 s`; of less than a tenth of a second `0.04 s`, if that is anything.
  var inSeconds: String {
    let hundredths = Int((seconds * 100).rounded())
    if 1..<10 ~= hundredths { return "0.0\(hundredths) s" }
    let tenths = Int((seconds * 10).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10) s"
  }

  /// `0:31`, `1:02:03`; a part of a second counts as one.
  var onAClock: String {
    let (whole, rest) = components
    let seconds = Int(whole) + (rest > 0 ? 1 : 0)
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    let shown = Array(parts[0] > 0 ? parts[...] : parts[1...])
    return shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }
}
