import TestSupport
import Testing

@testable import Rendering

@Suite struct `Front coding` {
  @Test func `leaves out what a word shares with the one before`() {
    #expect(FrontCoding.text(of: ["mort", "morty", "rick", "ricks"]) == "0mort\n4y\n0rick\n4s")
    #expect(FrontCoding.text(of: []).isEmpty)
  }

  @Test(arguments: [
    ["a", "ab", "abc", "b"], ["𐐷", "𐐸", "𐐸a"],
    [String(repeating: "x", count: 40), String(repeating: "x", count: 41) + "y"],
    ["?!", "?!?", "…", "\u{0}"], ["かは", "かはく", "日本"],
  ])
  func `is read back`(words: [String]) {
    let read = Base90Reader.words(FrontCoding.text(of: words))
    #expect(read.map { Array($0.unicodeScalars) } == words.map { Array($0.unicodeScalars) })
  }
}
