extension BuildReport {
  struct Requests: Hashable, Sendable, Encodable {
    var sent = 0
    /// Answered with "not modified".
    var revalidated = 0
    /// Not sent, as what is kept is fresh.
    var skipped = 0
    var retried = 0
    var failed = 0
    /// Bytes of all answers.
    var received = 0
  }
}
