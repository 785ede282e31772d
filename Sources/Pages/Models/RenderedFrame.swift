/// The parts of a page that rendering makes; a page's digest does not see them here, but by the
/// template's fingerprint and the page's model.
public struct RenderedFrame: Sendable {
  public var policy = ""
  public var styles = ""
  public var structuredData = ""
  public var scripts = ""
  public var pageScripts = ""
  public var words = ""
  public var content = ""

  public init() {}
}
