extension Duration {
  /// `10 seconds`, `0.1 seconds`.
  var inWords: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    return "\(number) \(number == "1" ? "second" : "seconds")"
  }
}
