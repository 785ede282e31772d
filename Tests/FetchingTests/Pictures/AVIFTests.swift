import Fetching
import TestSupport
import Testing

@Suite struct `A picture in AVIF` {
  private static func box(_ kind: String, _ content: [UInt8] = []) -> [UInt8] {
    bytes(content.count + 8) + Array(kind.utf8) + content
  }

  private static func extent(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", [0, 0, 0, 0] + bytes(width) + bytes(height))
  }

  private static func file(
    _ properties: [UInt8], brands: String = "avif....mif1"
  ) -> [UInt8] {
    let container = box("iprp", box("ipco", properties))
    return box("ftyp", Array(brands.utf8)) + box("free")
      + box("meta", [0, 0, 0, 0] + box("hdlr", [1, 2, 3]) + container) + box("mdat", [9, 9])
  }

  private static func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let plain = file(extent(300, 200))

  @Test(arguments: [
    plain,
    file(extent(300, 200), brands: "avis....avif"),
    file(extent(300, 200), brands: "mif1....miafavif"),
    file(box("colr", [1]) + extent(300, 200) + box("pixi")),
    file(extent(64, 64) + extent(300, 200) + extent(100, 50)),
    file(extent(200, 300) + box("irot", [1])),
    file(extent(200, 300) + box("irot", [3])),
    file(extent(300, 200) + box("irot", [2])),
  ])
  func `has the size that is shown`(bytes: [UInt8]) {
    let picture = PictureFile(bytes)
    #expect(picture?.format == .avif)
    #expect(picture?.size.width == 300)
    #expect(picture?.size.height == 200)
    #expect(picture?.format.fileExtension == "avif")
  }

  @Test func `may state its boxes in 64 bits, and the last one without a length`() {
    let meta: [UInt8] = Array(Self.file(Self.extent(300, 200)).dropFirst(28).dropLast(10))
    let length = [0, 0, 0, 0] + Self.bytes(meta.count + 8)
    let long = [0, 0, 0, 1] + meta[4..<8] + length + meta.dropFirst(8)
    let open = [0, 0, 0, 0] + meta.dropFirst(4)
    let start = Self.box("ftyp", Array("avif....".utf8))
    #expect(PictureFile(start + long)?.size.width == 300)
    #expect(PictureFile(start + open)?.size.width == 300)
  }

  @Test(arguments: ["heic....mif1", "mif1avif", "....avif", "mp42....isom", "avi ....", ""])
  func `has one of its brands`(brands: String) {
    #expect(PictureFormat(of: Self.file(Self.extent(300, 200), brands: brands)) == nil)
  }

  @Test(arguments: [
    file([]), file(extent(0, 200)), file(extent(20_001, 1)), file(box("ispe", [0, 0, 0, 0, 1])),
    file(extent(Int(UInt32.max), Int(UInt32.max))), box("ftyp", Array("avif....".utf8)),
    box("ftyp", Array("avif....".utf8)) + box("meta"),
    box("ftyp", Array("avif....".utf8)) + box("meta", [0, 0, 0, 0] + box("iprp")),
    box("ftyp", Array("avif....".utf8)) + [0, 0, 0, 7] + Array("meta".utf8),
    box("ftyp", Array("avif....".utf8)) + [0, 0, 0, 1] + Array("meta".utf8)
      + [UInt8](repeating: 0xFF, count: 8),
    box("ftyp", Array("avif....".utf8)) + [0, 0, 0, 1] + Array("meta".utf8) + [0, 0],
  ])
  func `without a size that a picture has is none`(bytes: [UInt8]) {
    #expect(PictureFile(bytes) == nil)
  }

  @Test func `that ends before its properties has no size`() {
    for length in 0..<(Self.plain.count - 10) {
      #expect(PictureFile(Array(Self.plain.prefix(length))) == nil, "\(length) bytes")
    }
  }

  @Test func `is survived whatever its bytes are`() {
    let seed = UInt64.random(in: 1...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let whole = Self.file(Self.extent(64, 64) + Self.extent(300, 200) + Self.box("irot", [1]))
    for _ in 0..<4_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 24..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      guard let picture = PictureFile(bytes) else { continue }
      #expect((1...20_000).contains(picture.size.width), "seed \(seed)")
      #expect((1...20_000).contains(picture.size.height), "seed \(seed)")
    }
  }
}
