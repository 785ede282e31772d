import Diagnostics

extension Result where Failure == Fault {
  /// The value, once `end` has cleaned up behind it. Of two faults the result's own is thrown: it
  /// came first.
  func get(after end: () async throws(Fault) -> Void) async throws(Fault) -> Success {
    do throws(Fault) {
      try await end()
    } catch {
      _ = try get()
      throw error
    }
    return try get()
  }
}
