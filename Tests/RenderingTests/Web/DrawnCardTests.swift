import Foundation
import Testing

@testable import Rendering

@Suite struct `A drawn card` {
  @Test func `is a picture of 1200 by 630 points in the colour of its ground`() {
    let bytes = CardDrawing().png(on: PaletteColour(red: 0x8A, green: 0x4B, blue: 0x12))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(bytes[8..<16]) == [0, 0, 0, 13] + Array("IHDR".utf8))
    #expect(Array(bytes[16..<24]) == [0, 0, 4, 176, 0, 0, 2, 118])
    let palette = bytes.firstRange(of: Array("PLTE".utf8))
    #expect(palette.map { Array(bytes[$0.upperBound..<$0.upperBound + 3]) } == [0x8A, 0x4B, 0x12])
    #expect(bytes.suffix(8).starts(with: Array("IEND".utf8)))
    #expect(bytes.count < 5_000)
  }

  @Test func `is the same each time`() {
    let ground = PaletteColour(red: 1, green: 2, blue: 3)
    #expect(CardDrawing().png(on: ground) == CardDrawing().png(on: ground))
  }

  /// https://www.w3.org/TR/png-3/#samplecrc
  @Test func `has checksums as PNG has them`() {
    #expect(Array("IEND".utf8).checksum == 0xAE42_6082)
  }

  @Test func `has the colour that the theme gives to the collection`() throws {
    let colours = BandColours(
      """
      :root {
        --on-band: #ffffff;
        --band: #2f4858;
      }
      [data-collection="moons"] {
        --band: #8A4b12;
      }
      [data-collection="rings"] {
        --shape: 1;
      }
      """)
    #expect(colours.colour(of: "moons") == PaletteColour(hexadecimal: "8a4b12"))
    #expect(colours.colour(of: "rings") == PaletteColour(hexadecimal: "2f4858"))
    #expect(colours.colour(of: "") == PaletteColour(hexadecimal: "2f4858"))
    #expect(BandColours("").colour(of: "moons") == PaletteColour(hexadecimal: "2f4858"))
  }
}
