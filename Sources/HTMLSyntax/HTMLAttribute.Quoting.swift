extension HTMLAttribute {
  public enum Quoting: Hashable, Sendable {
    case double
    case single
    case unquoted
    /// An attribute without a value: `<input disabled>`.
    case none
  }
}
