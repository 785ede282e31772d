/// What a source's requests came to, for the report.
public struct RequestTally: Hashable, Sendable {
  /// Every attempt counts.
  public var sent = 0
  /// Those that were answered with "not modified".
  public var revalidated = 0
  /// Requests that need not be sent, as what is stored is fresh.
  public var skipped = 0
  public var retried = 0
  /// Before further attempts, added up over the requests, which wait at the same time.
  public var waited = Duration.zero
  /// Requests that ended in a fault.
  public var failed = 0
  /// Of bodies, decompressed.
  public var bytesReceived = 0

  public init() {}
}
