import Pages

/// What was read of one page: enough to tell whether it has changed, and to make it.
public struct RecordedPage: Sendable {
  public let page: Page
  let tape: PageTape
}
