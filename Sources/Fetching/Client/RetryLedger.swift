import Synchronization

/// What a run has spent of its budget of retries.
///
/// A class because the copies of a client spend together.
final class RetryLedger: Sendable {
  private struct Spending {
    var retries = 0
    var waiting = Duration.zero
    var hasAnswered = false
  }

  private let budget: RetryBudget
  private let spending = Mutex(Spending())

  init(_ budget: RetryBudget) { self.budget = budget }

  /// Whether the source has given anything that was of use.
  var hasAnswered: Bool { spending.withLock { $0.hasAnswered } }

  func noteAnswer() { spending.withLock { $0.hasAnswered = true } }

  /// Takes one retry out of the budget; false where it has none left.
  func spend(_ waiting: Duration, sent: Int) -> Bool {
    spending.withLock { spent in
      guard spent.retries < budget.retries(of: sent), spent.waiting + waiting <= budget.waiting
      else { return false }
      spent.retries += 1
      spent.waiting += waiting
      return true
    }
  }
}
