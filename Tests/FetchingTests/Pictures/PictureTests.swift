import Diagnostics
import Fetching
import Testing

@Suite struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 0, 200]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [44, 1, 200, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xFE, 0, 3, 9]
    + [0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44]
  private static let lossy: [UInt8] =
    Array("RIFF----WEBPVP8 ".utf8) + [0, 0, 0, 0, 1, 2, 3, 0x9D, 0x01, 0x2A, 44, 0x41, 200, 0x80]
  private static let lossless: [UInt8] =
    Array("RIFF----WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x31, 0x10]
  private static let extended: [UInt8] =
    Array("RIFF----WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0]

  @Test(arguments: [
    (png, PictureFormat.png), (gif, .gif), (jpeg, .jpeg), (lossy, .webp), (lossless, .webp),
    (extended, .webp),
  ])
  func `format and size are read from the bytes`(bytes: [UInt8], format: PictureFormat) throws {
    let picture = try Answer(status: 200, body: bytes).picture(for: .sample(content: .picture))
    #expect(picture.format == format)
    #expect(picture.size.width == 300)
    #expect(picture.size.height == 200)
    #expect(picture.bytes == bytes)
  }

  @Test(arguments: [png, gif, jpeg, lossy, lossless, extended])
  func `bytes that end early have no size`(bytes: [UInt8]) {
    for length in bytes.indices {
      #expect(PictureFile(Array(bytes.prefix(length))) == nil, "\(length) of \(bytes.count) bytes")
    }
  }

  @Test(arguments: [
    "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!DOCTYPE html>", "%PDF-1.7", "BM",
    "RIFF----AVI LIST", "GIF88a----", "\u{1}\u{2}",
  ])
  func `what no browser shows everywhere is no picture`(text: String) throws {
    #expect(PictureFormat(of: Array(text.utf8)) == nil)
    let fault = try #require(throws: Fault.self) {
      try Answer.sample(text).picture(for: .sample(content: .picture))
    }
    #expect(fault.problem == "is not a JPEG, PNG, GIF, WebP or AVIF picture")
    #expect(fault.category == .data)
  }

  @Test(arguments: [
    (0, 200), (200, 0), (20_001, 200), (200, 20_001), (Int(UInt32.max), Int(UInt32.max)),
  ])
  func `a size that no picture has is none`(width: Int, height: Int) {
    let bytes = Self.png.prefix(16) + Self.bigEndian(width) + Self.bigEndian(height)
    #expect(PictureSize(of: Array(bytes), format: .png) == nil)
  }

  @Test func `the longest side that counts is 20,000 pixels`() {
    let bytes = Self.png.prefix(16) + Self.bigEndian(20_000) + Self.bigEndian(1)
    #expect(PictureSize(of: Array(bytes), format: .png)?.width == 20_000)
  }

  @Test(
    arguments: [
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 1],
      [0xFF, 0xD8, 0xFF, 0xD9, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1],
      [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 17, 8, 0, 1, 0, 1],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
      [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000),
    ] as [[UInt8]])
  func `a JPEG without a frame header has no size`(bytes: [UInt8]) {
    #expect(PictureSize(of: bytes, format: .jpeg) == nil)
  }

  @Test func `random bytes behind a picture's first bytes are survived`() {
    let seed = UInt64.random(in: 1...UInt64.max)
    var state = seed
    for round in 0..<2_000 {
      var bytes = [Self.png, Self.gif, Self.jpeg, Self.lossy, Self.lossless][round % 5].prefix(16)
      for _ in 0..<(round % 64) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 33))
      }
      guard let picture = PictureFile(Array(bytes)) else { continue }
      #expect((1...20_000).contains(picture.size.width), "seed \(seed)")
      #expect((1...20_000).contains(picture.size.height), "seed \(seed)")
    }
  }

  @Test(arguments: [
    (PictureFormat.jpeg, "jpg"), (.png, "png"), (.gif, "gif"), (.webp, "webp"),
    (.avif, "avif"),
  ])
  func `a format has an extension`(format: PictureFormat, fileExtension: String) {
    #expect(format.fileExtension == fileExtension)
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
