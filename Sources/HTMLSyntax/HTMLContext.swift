/// What a browser takes the next byte of a page for.
public enum HTMLContext: Hashable, Sendable {
  case text
  case tagName
  /// Also anywhere else in a tag where an attribute could begin.
  case attributeName
  case attributeValue(tag: String, attribute: String, isQuoted: Bool)
  case comment
  case doctype
  case script
  case style
  /// In `title` and `textarea`: no tags, but character references.
  case escapableRawText
  /// In `iframe`, `noembed`, `noframes`, `xmp` and `plaintext`: neither.
  case rawText

  /// The context of what is inserted before byte `offset`; what follows it plays no part.
  public init(at offset: Int, in bytes: [UInt8]) {
    precondition((0...bytes.count).contains(offset), "byte \(offset) lies outside the page")
    var last: HTMLToken?
    for token in HTMLTokenizer(bytes, upTo: offset) { last = token }
    guard let last else {
      self = .text
      return
    }
    self.init(after: last, in: bytes)
  }

  private init(after token: HTMLToken, in bytes: [UInt8]) {
    switch token.kind {
    case .text:
      self = bytes[token.range].endsInTagOpening ? .tagName : .text
    case .startTag(let tag) where token.isComplete:
      self = .init(after: tag)
    case .startTag(let tag):
      self = .init(inside: tag, breakingOffAt: token.range.upperBound)
    case .endTag(let tag):
      self = token.isComplete ? .text : .init(inside: tag, breakingOffAt: token.range.upperBound)
    case .comment:
      self = token.isComplete ? .text : .comment
    case .doctype:
      self = token.isComplete ? .text : .doctype
    case .rawText(let kind):
      self = .init(kind)
    }
  }

  private init(after tag: HTMLTag) {
    // A self-closing `title` in SVG has no content; in HTML it has, so the cautious answer is this.
    self = HTMLElement(rawValue: tag.name).flatMap(HTMLRawText.init).map { Self($0) } ?? .text
  }

  private init(inside tag: HTMLTag, breakingOffAt end: Int) {
    guard let attribute = tag.attributes.last else {
      self = tag.nameRange.upperBound == end ? .tagName : .attributeName
      return
    }
    guard attribute.quoting != .none, attribute.valueRange.upperBound == end else {
      self = .attributeName
      return
    }
    self = .attributeValue(
      tag: tag.name, attribute: attribute.name, isQuoted: attribute.quoting != .unquoted)
  }

  private init(_ kind: HTMLRawText) {
    switch kind {
    case .script: self = .script
    case .style: self = .style
    case .escapable: self = .escapableRawText
    case .verbatim: self = .rawText
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a letter behind it would be that of a tag.
  fileprivate var endsInTagOpening: Bool {
    last == UInt8(ascii: "<") || (last == UInt8(ascii: "/") && dropLast().last == UInt8(ascii: "<"))
  }
}
