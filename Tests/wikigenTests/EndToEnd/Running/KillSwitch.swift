import Synchronization

/// Kills a program when it asks a server for something after a number of other things.
///
/// A class because the server and the test share it.
final class KillSwitch: Sendable {
  private struct State {
    var requestsLeft = Int.max
    var program: RunningProgram?
  }

  private let state = Mutex(State())

  /// The next program is to be killed after that many requests.
  func arm(after requests: Int) {
    state.withLock { $0 = State(requestsLeft: requests) }
  }

  func disarm() { state.withLock { $0 = State() } }

  /// Names the program, which may have asked for things by now.
  func watch(_ program: RunningProgram) {
    state.withLock { state in
      state.program = program
      if state.requestsLeft <= 0 { program.kill() }
    }
  }

  func noteRequest() {
    state.withLock { state in
      state.requestsLeft -= 1
      if state.requestsLeft <= 0 { state.program?.kill() }
    }
  }
}
