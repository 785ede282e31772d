/// A source that a build leaves out.
struct SkippedSource: Hashable, Sendable, Encodable {
  let source: String
  /// The rest of the sentence that says so.
  let reason: String

  var notice: String { "\(source) was left out: \(reason)" }
}
