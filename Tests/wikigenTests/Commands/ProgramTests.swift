import Testing

@testable import wikigen

@Suite struct `The program` {
  #if os(Linux)
    @Test func `knows which build of its version it is`() {
      #expect(Program.edition.wholeMatch(of: /wikigen \d+\.\d+\.\d+ [0-9a-f]{16,64}/) != nil)
    }
  #endif
}
