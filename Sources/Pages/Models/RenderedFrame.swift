/// The parts of a page that rendering makes; a page's digest does not see them here, but by the
/// template's fingerprint and the page's model.
public struct RenderedFrame: Sendable {
  public var policy = ""
  public var styles: [UInt8] = []
  public var contentStyles: [UInt8] = []
  public var structuredData: [UInt8] = []
  public var scripts: [UInt8] = []
  public var pageScripts: [UInt8] = []
  public var words: [UInt8] = []
  public var content: [UInt8] = []

  public init() {}
}
