import Testing
import Wiki

@Suite struct IngredientsTests {
  private static func bytes(_ tell: (inout Ingredients) -> Void) -> [UInt8] {
    var ingredients = Ingredients()
    tell(&ingredients)
    return Array(ingredients.bytes)
  }

  @Test(arguments: ["", "Io", "Zoë", "👩‍⚖️", "a\u{0}b", String(repeating: "W", count: 5000)])
  func `are the same of a text and of its code units`(text: String) {
    let units = Self.bytes { ingredients in
      Array(text.utf8).withUnsafeBytes { ingredients.add(utf8: $0) }
    }
    #expect(units == Self.bytes { $0.add(text) })
  }

  @Test func `are others where as many bytes are other texts`() {
    #expect(
      Self.bytes {
        $0.add("ab")
        $0.add("c")
      }
        != Self.bytes {
          $0.add("a")
          $0.add("bc")
        })
  }
}
