import HTMLSyntax

/// The blocks of a Markdown text, as far as they can be told from where blank lines are.
struct MarkdownBlocks {
  struct Block {
    let kind: Kind
    /// With its last line end, if it has one.
    let range: Range<Int>
  }

  enum Kind {
    /// From the tag of a block to the next blank line.
    case html
    /// One line behind number signs.
    case heading
    /// Lines that each begin with a letter, or with a character reference.
    case paragraph
    /// Lines that each begin an item. It goes on behind the blank line only with another item, or with what
    /// is indented.
    case list
    /// Whatever may go on behind a blank line, or have a say in other blocks.
    case other
  }

  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func next() -> Block? {
    while position < text.count, isBlankLine(at: position) { position = nextLine(position) }
    guard position < text.count else { return nil }
    let start = position
    // Nine of ten blocks, of whose lines nothing else is asked.
    if text[start] == UInt8(ascii: "<") {
      position = endOfBlock(from: start)
      return Block(kind: hasBlockTag(start..<position) ? .html : .other, range: start..<position)
    }
    var (lines, isPlain, isList) = (0, true, true)
    repeat {
      lines += 1
      isPlain = isPlain && isPlainStart(text[position])
      isList = isList && isItem(at: position)
      position = nextLine(position)
    } while position < text.count && !isBlankLine(at: position)
    return Block(
      kind: kind(of: start..<position, lines: lines, isPlain: isPlain, isList: isList),
      range: start..<position)
  }

  /// Where the next blank line begins, or the text ends.
  private func endOfBlock(from start: Int) -> Int {
    let bytes = text.span
    var place = start
    while place < bytes.count {
      place = bytes.index(of: .lineFeed, from: place) + 1
      // No line that begins with a visible character is blank.
      if place < bytes.count, bytes[place] <= UInt8(ascii: " "), isBlankLine(at: place) { break }
    }
    return min(place, bytes.count)
  }

  private func kind(of block: Range<Int>, lines: Int, isPlain: Bool, isList: Bool) -> Kind {
    switch text[block.lowerBound] {
    case UInt8(ascii: "-"): return isList && !mayDefine(block) ? .list : .other
    case UInt8(ascii: "#"): return lines == 1 && isHeading(block) ? .heading : .other
    default: return isPlain ? .paragraph : .other
    }
  }

  private func nextLine(_ place: Int) -> Int {
    min(text.span.index(of: .lineFeed, from: place) + 1, text.count)
  }

  private func isBlankLine(at place: Int) -> Bool {
    var place = place
    while place < text.count, text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t")
    {
      place += 1
    }
    return place == text.count || text[place] == .lineFeed
  }

  private func isPlainStart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "&")
  }

  /// Whether an item begins there that holds text, and no other block.
  private func isItem(at place: Int) -> Bool {
    guard place + 2 < text.count, text[place] == UInt8(ascii: "-") else { return false }
    let start = text[place + 2]
    return text[place + 1] == UInt8(ascii: " ")
      && (isPlainStart(start) || start == UInt8(ascii: "<") || start == UInt8(ascii: "["))
  }

  /// Whether a link of the whole text may be defined in it.
  private func mayDefine(_ block: Range<Int>) -> Bool {
    zip(text[block], text[block].dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":")
    }
  }

  /// One to six number signs with a space behind them.
  private func isHeading(_ block: Range<Int>) -> Bool {
    let signs = text[block].prefix { $0 == UInt8(ascii: "#") }.count
    return signs <= 6 && text[block].dropFirst(signs).first == UInt8(ascii: " ")
  }

  private func hasBlockTag(_ block: Range<Int>) -> Bool {
    var name = block.lowerBound + 1
    if name < block.upperBound, text[name] == UInt8(ascii: "/") { name += 1 }
    let end = text[name..<block.upperBound].firstIndex { !$0.isASCIILetterOrDigit }
    guard let end, [.lineFeed, UInt8(ascii: " "), UInt8(ascii: ">")].contains(text[end]) else {
      return false
    }
    return Self.number(of: text[name..<end]).map(Self.blockTags.contains) ?? false
  }

  /// Of those of https://github.github.com/gfm/#html-blocks what templates begin blocks with; as numbers, which
  /// are compared in one step.
  private static let blockTags = [
    "article", "aside", "blockquote", "dd", "details", "dialog", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "header", "hr", "li", "main", "menu", "nav", "ol",
    "p", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ].compactMap { number(of: $0.utf8) }

  /// A name of at most sixteen bytes as one number; `nil` of a longer one.
  private static func number(of name: some Collection<UInt8>) -> UInt128? {
    name.count > 16 ? nil : name.reduce(0) { $0 << 8 | UInt128($1) }
  }
}
