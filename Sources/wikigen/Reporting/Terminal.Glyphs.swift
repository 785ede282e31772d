extension Terminal {
  /// The characters that a line of progress is drawn with, each one column wide.
  enum Glyphs: Hashable, Sendable {
    case unicode
    case ascii

    /// By the locale; the first variable that holds anything counts.
    init(_ environment: [String: String]) {
      let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        .first { !$0.isEmpty } ?? ""
      let name = locale.lowercased()
      self = name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
    }

    var done: String { self == .unicode ? "█" : "#" }
    var open: String { self == .unicode ? "░" : "-" }
    var separator: String { self == .unicode ? " · " : ", " }
    var ellipsis: String { self == .unicode ? "…" : "..." }
  }
}
