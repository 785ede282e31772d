import TestSupport
import Testing

@testable import Storage

@Suite struct `Compression` {
  @Test(arguments: [0, 1, 99, 10_000, 1_000_000])
  func `gives back what it was given`(size: Int) {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let noise = (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    let text = (0..<size).map { UInt8($0 % 7) }
    #expect(noise.deflated().inflated(to: size) == noise, "seed \(seed)")
    #expect(text.deflated().inflated(to: size) == text)
  }

  @Test func `makes text small, and noise hardly larger`() {
    var generator = SeededGenerator(seed: 1)
    let noise = (0..<10_000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    #expect(noise.deflated().count < 10_050)
    #expect([UInt8](repeating: 7, count: 10_000).deflated().count < 100)
  }

  @Test func `refuses another size than was promised`() {
    let bomb = [UInt8](repeating: 0, count: 1_000_000).deflated()
    #expect(bomb.inflated(to: 999_999) == nil)
    #expect(bomb.inflated(to: 1_000_001) == nil)
    #expect(bomb.inflated(to: 0) == nil)
  }

  @Test func `refuses what is damaged or cut off`() {
    let text = Array("Io, Europa, Ganymede, Callisto and what else there is".utf8)
    let deflated = text.deflated()
    for index in deflated.indices {
      var damaged = deflated
      damaged[index] ^= 0x55
      #expect(damaged.inflated(to: text.count).map { $0 == text } != true || index == 1)
      #expect(Array(deflated[..<index]).inflated(to: text.count) == nil)
    }
  }
}
