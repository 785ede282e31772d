extension Duration {
  /// To the millisecond.
  var seconds: Double {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    return Double(milliseconds) / 1000
  }

  /// `3.2 s`
  var inSeconds: String {
    let tenths = Int((seconds * 10).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10) s"
  }
}
