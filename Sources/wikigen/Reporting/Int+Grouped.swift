extension Int {
  /// `1,204`
  var grouped: String {
    let digits = String(magnitude)
    var grouped = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }

  /// `1 page`, `1,204 pages`
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// Of bytes: `812 bytes`, `1.4 KB`, `30.1 MB`; a KB has 1,000 bytes.
  var inBytes: String {
    let units = ["KB", "MB", "GB", "TB"]
    guard magnitude >= 1_000 else { return counted("byte") }
    var tenths = (self + 50) / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths = (tenths + 500) / 1_000
      unit += 1
    }
    return "\((tenths / 10).grouped).\(tenths % 10) \(units[unit])"
  }
}
