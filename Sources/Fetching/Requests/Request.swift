/// One GET. Its URL never holds a credential, so it may stand in any message.
public struct Request: Hashable, Sendable {
  public let base: BaseURL
  public let url: String
  /// The file of a recorded source that holds the answer: `character/page-2.json`.
  public let recording: String
  public let content: Content
  /// Whether the source must be shown its credential; the transport adds it.
  public let isCredentialed: Bool
  /// Whether an answer that is kept will do as long as the server calls it fresh. A list is not: its
  /// pages belong together.
  public let isKeptWhileFresh: Bool
  /// What the server is to compare with; the transport sends it.
  private(set) var conditions: Conditions?

  /// `path` and `query` are plain text; they are percent-encoded here and nowhere else.
  public init(
    base: BaseURL, path: [String], query: [(String, String)] = [], recording: String,
    content: Content = .json, isCredentialed: Bool = false, isKeptWhileFresh: Bool = false
  ) {
    let segments = path.map { "/" + $0.percentEncoded }.joined()
    let pairs = query.map { "\($0.0.percentEncoded)=\($0.1.percentEncoded)" }
    self.base = base
    self.url = base.text + segments + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
    self.recording = recording
    self.content = content
    self.isCredentialed = isCredentialed
    self.isKeptWhileFresh = isKeptWhileFresh || content == .picture
  }

  /// The same request, answered with 304 where nothing has changed.
  func comparing(with conditions: Conditions) -> Request {
    var request = self
    request.conditions = conditions
    return request
  }

  /// What a user can do when the answer is not what it should be.
  var remedy: String { "Check \(base.setting), or try again later" }
}
