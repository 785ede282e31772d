/// The pieces of a page with the names in them, for whoever wants to keep them.
public struct HTMLTokenizer: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private let end: Int
  private var scanner = HTMLScanner()

  public init(_ bytes: [UInt8]) { self.init(bytes, upTo: bytes.count) }

  /// Reads as if the page broke off at `end`.
  init(_ bytes: [UInt8], upTo end: Int) {
    self.bytes = bytes
    self.end = end
  }

  public mutating func next() -> HTMLToken? {
    let bytes = bytes
    let page = bytes.span.extracting(0..<end)
    guard let piece = scanner.next(in: page) else { return nil }
    return HTMLToken(
      kind: kind(of: piece, in: page), range: piece.range, isComplete: piece.isComplete)
  }

  private func kind(of piece: HTMLPiece, in page: Span<UInt8>) -> HTMLToken.Kind {
    switch piece.kind {
    case .text: .text
    case .startTag: .startTag(HTMLTag(scanner.tag, in: page))
    case .endTag: .endTag(HTMLTag(scanner.tag, in: page))
    case .comment: .comment
    case .doctype: .doctype
    case .rawText(let kind): .rawText(kind)
    }
  }
}
