import Wiki

/// The way in a tape, which must outlive it.
struct TapeReader {
  private let tape: UnsafeRawBufferPointer
  private let structuredData: Range<Int>
  private let theme: UnsafeRawBufferPointer
  /// Of the theme's parts.
  private let themeRanges: [Range<Int>]
  /// What the page's own template made.
  private let content: UnsafeRawBufferPointer

  init(
    _ tape: UnsafeRawBufferPointer, structuredData: Range<Int>, theme: UnsafeRawBufferPointer,
    themeRanges: [Range<Int>], content: UnsafeRawBufferPointer
  ) {
    self.tape = tape
    self.structuredData = structuredData
    self.theme = theme
    self.themeRanges = themeRanges
    self.content = content
  }

  /// Where the value of a model's field lies.
  func value(of field: Int32, in model: Int) -> Int {
    model + number(at: model + Int(field) * Self.distanceSize)
  }

  /// Whether a link, picture or object is there.
  func isThere(_ value: Int) -> Bool { tape[value] != 0 }

  /// The model of an object that is there.
  func model(ofObject value: Int) -> Int { value + 1 }

  func rowCount(_ rows: Int) -> Int { number(at: rows) }

  func model(ofRow index: Int, in rows: Int) -> Int {
    rows + number(at: rows + (index + 1) * Self.distanceSize)
  }

  func flag(_ value: Int) -> Bool { tape[value] != 0 }

  func number(_ value: Int) -> Int {
    Int(tape.loadUnaligned(fromByteOffset: value, as: Int64.self))
  }

  func text(_ value: Int) -> UnsafeRawBufferPointer {
    let length = tape.loadUnaligned(fromByteOffset: value, as: UInt32.self)
    guard length & PageTape.partMark == 0 else { return part(Int(length ^ PageTape.partMark)) }
    let start = value + Self.distanceSize
    return bytes(start..<start + Int(length))
  }

  private func part(_ number: Int) -> UnsafeRawBufferPointer {
    switch RenderedPart(rawValue: number) {
    case .content: content
    case .structuredData: bytes(structuredData)
    default: UnsafeRawBufferPointer(rebasing: theme[themeRanges[number]])
    }
  }

  // MARK: - Links

  /// Whether the address of a link is that of a file of the site.
  func isOfSite(_ link: Int) -> Bool { tape[link] == 1 }

  func address(ofLink link: Int) -> UnsafeRawBufferPointer { text(link + 1) }

  func title(ofLink link: Int) -> Int { link + 1 + size(ofText: link + 1) }

  // MARK: - Pictures

  func width(ofPicture picture: Int) -> Int { number(picture + 1) }

  func height(ofPicture picture: Int) -> Int { number(picture + 1 + Self.numberSize) }

  func path(ofPicture picture: Int) -> UnsafeRawBufferPointer { text(picturePath(picture)) }

  func text(ofPicture picture: Int) -> Int {
    picturePath(picture) + size(ofText: picturePath(picture))
  }

  private func picturePath(_ picture: Int) -> Int { picture + 1 + 2 * Self.numberSize }

  /// Of one that is no part of rendering's.
  private func size(ofText value: Int) -> Int { Self.distanceSize + number(at: value) }

  private func number(at place: Int) -> Int {
    Int(tape.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  private func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: tape[range])
  }

  private static let distanceSize = MemoryLayout<UInt32>.size
  private static let numberSize = MemoryLayout<Int64>.size
}
