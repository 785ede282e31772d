/// What a run fetches. Runs of one identity follow each other: the newer one makes the older one
/// superfluous.
public struct RunIdentity: Hashable, Sendable {
  public let source: String
  /// Of all that decides what the run asks for.
  public let fingerprint: String
  /// Whether only the first pages of the lists are asked for: never a baseline.
  public let isSample: Bool

  public init(source: String, fingerprint: String, isSample: Bool = false) {
    self.source = source
    self.fingerprint = fingerprint
    self.isSample = isSample
  }
}
