/// Lets a few programs run at a time, since the tests all start at once.
///
/// An actor because the tests meet in it.
actor ProgramGate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(width: Int) { free = width }

  func pass<Value: Sendable>(
    _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    free += 1
  }
}
