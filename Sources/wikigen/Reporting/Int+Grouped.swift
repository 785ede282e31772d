extension Int {
  /// `1,204`
  var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      digits.dropLast(digits.count - end).suffix(3)
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// `1 page`, `1,204 pages`
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
