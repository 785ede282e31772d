import Testing

@testable import Rendering
@testable import Wiki

@Suite struct `What pages have in common` {
  private let home = SharedValue(field: "home", share: "moons")
  private let about = SharedValue(field: "about", share: "moons")

  @Test func `is put on a tape where it is known`() {
    var shared = SharedTape()
    for (value, bytes) in [(home, [1, 2, 3] as [UInt8]), (about, [])] {
      bytes.withUnsafeBytes { shared.keep($0, of: value) }
    }
    var tape = GrowingBytes()
    tape.append(9 as UInt8)
    for value in [home, about, home] {
      #expect(shared.append(value, to: &tape))
    }
    #expect(tape.array == [9, 1, 2, 3, 1, 2, 3])
  }

  @Test func `is not that of other pages, nor another value of these`() {
    var shared = SharedTape()
    [1].withUnsafeBytes { shared.keep($0, of: home) }
    var tape = GrowingBytes()
    #expect(!shared.append(SharedValue(field: "home", share: "ships"), to: &tape))
    #expect(!shared.append(about, to: &tape))
    #expect(tape.array.isEmpty)
  }

  @Test func `stays what it was first`() {
    var shared = SharedTape()
    for bytes in [[1], [2]] as [[UInt8]] {
      bytes.withUnsafeBytes { shared.keep($0, of: home) }
    }
    var tape = GrowingBytes()
    #expect(shared.append(home, to: &tape))
    #expect(tape.array == [1])
  }
}
