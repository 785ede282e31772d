extension Setting {
  /// A value as a layer gave it, not yet checked.
  enum Given: Hashable, Sendable {
    case text(String)
    case items([String])
    /// By name, the names already checked.
    case parameters([String: String])

    /// As a fault repeats it.
    var text: String {
      switch self {
      case .text(let text): text
      case .items(let items): items.joined(separator: ",")
      case .parameters: ""
      }
    }
  }
}
