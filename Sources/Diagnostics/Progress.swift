/// Where a run tells how far it is. The command line decides what of it is shown, and how.
public struct Progress: Sendable {
  public enum Event: Sendable, Hashable {
    /// A stage begins; one that every source has for itself says whose it is.
    case began(Fault.Stage, of: String? = nil)
    /// `done` of `total` answers of one list are there.
    case fetched(list: String, in: Unit, done: Int, total: Int)
    /// A request is tried again, and why.
    case retried(url: String, reason: String)
    /// No request is sent for that long, and why.
    case paused(Duration, reason: String)
    /// `done` of `total` pictures are there.
    case pictures(done: Int, total: Int)
    /// A file of the old site is made again, and why.
    case remade(path: String, cause: String)
    /// `done` of `total` pages are rendered and written.
    case wrote(done: Int, total: Int)
  }

  private let sink: @Sendable (Event) -> Void

  public init(_ sink: @escaping @Sendable (Event) -> Void) { self.sink = sink }

  /// Tells nobody.
  public static let silent = Progress { _ in }

  public func report(_ event: Event) { sink(event) }
}
