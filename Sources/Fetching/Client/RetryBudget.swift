/// How much a whole run may spend on asking one source again; what fails after that is final.
///
/// The defaults carry a run through a source that fails one request in five, and end one at a
/// source that fails every other.
public struct RetryBudget: Hashable, Sendable {
  /// As many are always allowed.
  public let retries: Int
  /// Of the requests sent, retries included; beyond `retries`, no more than this share.
  public let share: Double
  /// What waiting may add to the run: pauses of the source, and the delays of single requests
  /// divided by how many may be in flight.
  public let waiting: Duration

  public init(retries: Int = 50, share: Double = 1 / 3, waiting: Duration = .seconds(600)) {
    precondition(retries >= 0 && share >= 0 && waiting >= .zero, "A budget is not below 0")
    self.retries = retries
    self.share = share
    self.waiting = waiting
  }

  func retries(of sent: Int) -> Int { max(retries, Int(share * Double(sent))) }
}
