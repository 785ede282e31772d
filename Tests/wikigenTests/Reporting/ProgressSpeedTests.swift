import Testing

@testable import wikigen

@Suite struct `The speed of a list` {
  private var speed = ProgressSpeed()

  @Test mutating func `is not told before it means something`() {
    speed.note(1, at: .zero)
    #expect(speed.rate(at: .zero) == nil)
    speed.note(2, at: .seconds(2))
    #expect(speed.rate(at: .seconds(2)) == nil)
    speed.note(3, at: .milliseconds(2_500))
    #expect(speed.rate(at: .milliseconds(2_500)) == 0.8)
    #expect(speed.time(for: 10, at: .milliseconds(2_500)) == nil)
    for done in 4...6 { speed.note(done, at: .milliseconds(done * 1_000)) }
    #expect(speed.time(for: 5, at: .seconds(6)) == .seconds(6))
  }

  @Test mutating func `is that of the last seconds`() {
    // Ten a second for twenty seconds, then one a second.
    for tenth in 0...200 { speed.note(tenth, at: .milliseconds(tenth * 100)) }
    #expect(speed.rate(at: .seconds(20)) == 10)
    for second in 1...10 { speed.note(200 + second, at: .seconds(20 + second)) }
    #expect(speed.rate(at: .seconds(30)) == 1)
  }

  @Test mutating func `is none when nothing comes any more`() {
    for done in 0...10 { speed.note(done, at: .seconds(done)) }
    #expect(speed.rate(at: .seconds(10)) == 1)
    #expect(speed.rate(at: .seconds(15)) == 0.5)
    #expect(speed.rate(at: .seconds(25)) == nil)
    #expect(speed.time(for: 1, at: .seconds(25)) == nil)
  }
}
