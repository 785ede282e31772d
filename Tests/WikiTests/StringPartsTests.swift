import TestSupport
import Testing
import Wiki

@Suite struct `A text of parts` {
  @Test(arguments: UInt64(1)...UInt64(30))
  func `is what an interpolation of them is`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = (0..<3).map { _ in
      String(repeating: "aé日🛸", count: Int.random(in: 0...8, using: &generator))
    }
    let text = String(parts: parts[0], "/", parts[1], parts[2])
    #expect(text == "\(parts[0])/\(parts[1])\(parts[2])", "seed \(seed)")
  }

  @Test func `may be empty`() {
    #expect(String(parts: "", "").isEmpty && String(parts: "").isEmpty)
  }
}
