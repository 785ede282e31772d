extension Result where Failure == Fault {
  /// As `init(catching:)`, of what is to be waited for: what is begun with `async let` keeps the type of its faults.
  public init(awaiting body: () async throws(Fault) -> Success) async {
    do throws(Fault) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
