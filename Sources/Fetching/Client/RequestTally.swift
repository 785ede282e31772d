/// What a source's requests came to, for the report.
public struct RequestTally: Hashable, Sendable {
  /// Every attempt counts.
  public var sent = 0
  public var retried = 0
  /// Requests that ended in a fault.
  public var failed = 0
  /// Of bodies, decompressed.
  public var bytesReceived = 0

  public init() {}
}
