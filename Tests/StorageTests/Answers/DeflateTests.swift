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

  /// Caches of earlier versions are full of it.
  @Test func `reads what zlib wrote`() {
    let sentence = "Io, Europa, Ganymede, Callisto and what else there is; "
    let text = Array(String(repeating: sentence, count: 20).utf8)
    let deflated: [UInt8] = [
      0x78, 0x5E, 0xF3, 0xCC, 0xD7, 0x51, 0x70, 0x2D, 0x2D, 0xCA, 0x2F, 0x48, 0xD4, 0x51, 0x70,
      0x4F, 0xCC, 0xAB, 0xCC, 0x4D, 0x4D, 0x49, 0xD5, 0x51, 0x70, 0x4E, 0xCC, 0xC9, 0xC9, 0x2C,
      0x2E, 0xC9, 0x57, 0x48, 0xCC, 0x4B, 0x51, 0x28, 0xCF, 0x48, 0x2C, 0x51, 0x48, 0xCD, 0x29,
      0x4E, 0x55, 0x28, 0xC9, 0x48, 0x2D, 0x4A, 0x55, 0xC8, 0x2C, 0xB6, 0x56, 0xF0, 0x1C, 0xD5,
      0x36, 0x1A, 0x24, 0xA3, 0xA9, 0x64, 0x34, 0xE3, 0x20, 0x17, 0x0A, 0x00, 0xB5, 0x33, 0x7A,
      0x80,
    ]
    #expect(deflated.inflated(to: text.count) == text)
  }
}
