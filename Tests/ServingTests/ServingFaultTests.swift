import Diagnostics
import Testing

@testable import Serving

@Suite struct `Faults of serving` {
  static let sentences: [(Fault, String)] = [
    (
      .portTaken(80),
      "127.0.0.1:80 is in use by another program. "
        + "Choose another port with --port, or 0 for any that is free."
    ),
    (
      .portDenied(80),
      "127.0.0.1:80 may not be used by this user. Choose a port above 1023 with --port."
    ),
    (
      .notServing(80, Odd()),
      "127.0.0.1:80 can't be served: Odd(). Choose another port with --port."
    ),
  ]

  struct Odd: Error {}

  @Test(arguments: sentences)
  func `are a sentence and what to do`(fault: Fault, sentence: String) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == .unavailable)
  }
}
