import TestSupport
import Testing

@testable import Rendering

@Suite struct `Numbers in base 90` {
  @Test func `have digits that need no escape anywhere`() {
    #expect(Base90.alphabet.count == 90)
    #expect(Base90.alphabet == Base90.alphabet.sorted())
    #expect(Set(Base90.alphabet).isDisjoint(with: #" "'\<"#.utf8))
  }

  @Test(arguments: [
    (0, 1), (89, 1), (90, 2), (8_099, 2), (8_100, 3), (728_999, 3), (729_000, 4),
  ])
  func `are as wide as the largest`(largest: Int, width: Int) {
    #expect(Base90.width(upTo: largest) == width)
    let numbers = [0, largest / 2, largest]
    #expect(Base90Reader.numbers(Base90.text(of: numbers, width: width), width: width) == numbers)
  }

  @Test(arguments: [0, 1, 44, 45, 2_024, 2_025, 91_124, 91_125, 1_000_000_007])
  func `end where the next begins`(number: Int) {
    let text = Base90.text { bytes in
      for value in [number, 0, number + 1, 44, 45] { Base90.append(varint: value, to: &bytes) }
    }
    #expect(Base90Reader.varints(text) == [number, 0, number + 1, 44, 45])
  }

  @Test func `are as the browser is told`() {
    #expect(Base90.text(of: [0, 89, 90], width: 2) == "!!!~#!")
    let text = Base90.text { bytes in
      for value in [0, 44, 45] { Base90.append(varint: value, to: &bytes) }
    }
    #expect(text == "Q~#Q")
  }
}
