import Wiki

/// All that a page may show, as one run of bytes: texts in words, links as the files they lead to.
///
/// A page is read once, for its digest and for its template, and what is read needs no memory of its
/// own: that of ten thousand pages is copied, hashed and let go as bytes are. `TapeWriter` writes it,
/// `TapeReader` finds the way in it. Numbers are in the machine's order: no tape outlives its build.
///
/// | what | how it lies there |
/// |---|---|
/// | model | for each field the distance from here to its value; the values |
/// | text, markup | its length, its bytes; or `partMark` with the number of the part that rendering makes |
/// | flag | a byte |
/// | number | eight bytes |
/// | link | 0 for none, 1 before a path of the site, 2 before any other address: both as text; its title |
/// | picture | 0 for none, 1; width, height, path, what it shows |
/// | object, entry | 0 for none, 1; a model |
/// | rows, entries | how many; for each the distance from here to its model; the models |
///
/// A class because what was written stays where it lies, and is only read from then on.
final class PageTape: @unchecked Sendable {
  private let written: GrowingBytes
  /// Where what the page's own template is given begins.
  let content: Int
  /// Where what the layout is given begins.
  let shell: Int
  /// The element with what the page says to machines, which the writer put behind the models.
  let structuredData: Range<Int>

  init(
    _ written: consuming GrowingBytes, content: Int, shell: Int, structuredData: Range<Int>
  ) {
    self.written = written
    self.content = content
    self.shell = shell
    self.structuredData = structuredData
  }

  func withBytes<Result: ~Copyable>(_ read: (UnsafeRawBufferPointer) -> Result) -> Result {
    written.withBytes(read)
  }

  /// Of a length, which no text can have.
  static let partMark: UInt32 = 1 << 31
}
