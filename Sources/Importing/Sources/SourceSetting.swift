/// A setting that only one source has.
public struct SourceSetting: Hashable, Sendable {
  /// Its name below the source's: `lists`, `deny.ids`.
  public let name: String
  public let kind: Kind
  /// The default in words, where there is one.
  public let fallback: String?
  public let help: String

  public init(_ name: String, _ kind: Kind, fallback: String? = nil, help: String) {
    self.name = name
    self.kind = kind
    self.fallback = fallback
    self.help = help
  }
}
