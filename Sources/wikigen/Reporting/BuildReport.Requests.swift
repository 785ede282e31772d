extension BuildReport {
  struct Requests: Hashable, Sendable, Encodable {
    var sent = 0
    var retried = 0
    var failed = 0
    /// Bytes of all answers.
    var received = 0
  }
}
