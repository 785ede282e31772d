import Pages

/// What a plan must know of a page before anybody makes it.
public struct DigestedPage: Sendable {
  public let digest: String
  /// What search engines are told of it; `nil` for nothing.
  public let mapped: MappedPage?
  /// Where its Markdown is to lie beside it; `nil` for nowhere.
  public let markdownPath: String?
}
