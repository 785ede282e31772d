/// What the program is called, wherever it names itself.
enum Program {
  static let name = "wikigen"
  static let version = "0.1.0"
  static let label = "\(name) \(version)"
  /// How it names itself to servers.
  static let userAgent = "\(name)/\(version) (+https://github.com/wikigen/wikigen)"
}
