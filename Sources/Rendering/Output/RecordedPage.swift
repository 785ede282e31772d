import Pages

/// What was read of one page: enough to tell whether it has changed, and to make it.
public struct RecordedPage: Sendable {
  public let page: Page
  /// What search engines are told of it; `nil` for nothing.
  public let mapped: MappedPage?
  /// Where its Markdown is to lie beside it; `nil` for nowhere.
  public let markdownPath: String?
  let tape: PageTape

  /// How much memory it takes, in bytes.
  public var size: Int { tape.bytes.count }
}
