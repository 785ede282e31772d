import HTMLSyntax

/// The blocks of a Markdown text, as far as they can be told from where blank lines are. It must be given the same
/// text every time.
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

  private var position = 0

  mutating func next(in text: Span<UInt8>) -> Block? {
    while position < text.count, isBlankLine(at: position, in: text) {
      position = nextLine(position, in: text)
    }
    guard position < text.count else { return nil }
    let start = position
    // Nine of ten blocks, of whose lines nothing else is asked.
    if text[start] == .lessThan {
      position = endOfBlock(from: start, in: text)
      return Block(
        kind: hasBlockTag(start..<position, in: text) ? .html : .other, range: start..<position)
    }
    var (lines, isPlain, isList) = (0, true, true)
    repeat {
      lines += 1
      isPlain = isPlain && isPlainStart(text[position])
      isList = isList && isItem(at: position, in: text)
      position = nextLine(position, in: text)
    } while position < text.count && !isBlankLine(at: position, in: text)
    let block = start..<position
    switch text[start] {
    case UInt8(ascii: "-") where isList && !mayDefine(block, in: text):
      return Block(kind: .list, range: block)
    case UInt8(ascii: "#") where lines == 1 && isHeading(block, in: text):
      return Block(kind: .heading, range: block)
    default: return Block(kind: isPlain ? .paragraph : .other, range: block)
    }
  }

  /// Where the next blank line begins, or the text ends.
  private func endOfBlock(from start: Int, in text: Span<UInt8>) -> Int {
    var place = start
    while place < text.count {
      place = text.index(of: .lineFeed, from: place) + 1
      // No line that begins with a visible character is blank.
      if place < text.count, text[place] <= .space, isBlankLine(at: place, in: text) { break }
    }
    return min(place, text.count)
  }

  private func nextLine(_ place: Int, in text: Span<UInt8>) -> Int {
    min(text.index(of: .lineFeed, from: place) + 1, text.count)
  }

  private func isBlankLine(at place: Int, in text: Span<UInt8>) -> Bool {
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
  private func isItem(at place: Int, in text: Span<UInt8>) -> Bool {
    guard place + 2 < text.count, text[place] == UInt8(ascii: "-") else { return false }
    let start = text[place + 2]
    return text[place + 1] == UInt8(ascii: " ")
      && (isPlainStart(start) || start == UInt8(ascii: "<") || start == UInt8(ascii: "["))
  }

  /// Whether a link of the whole text may be defined in it.
  private func mayDefine(_ block: Range<Int>, in text: Span<UInt8>) -> Bool {
    block.dropFirst().contains {
      text[$0 - 1] == UInt8(ascii: "]") && text[$0] == UInt8(ascii: ":")
    }
  }

  /// One to six number signs with a space behind them.
  private func isHeading(_ block: Range<Int>, in text: Span<UInt8>) -> Bool {
    let signs = block.prefix { text[$0] == UInt8(ascii: "#") }
    return signs.count <= 6 && signs.endIndex < block.endIndex && text[signs.endIndex] == .space
  }

  private func hasBlockTag(_ block: Range<Int>, in text: Span<UInt8>) -> Bool {
    var place = block.lowerBound + 1
    if place < block.upperBound, text[place] == UInt8(ascii: "/") { place += 1 }
    var name: UInt128 = 0
    let start = place
    while place < block.upperBound, text[place].isASCIILetterOrDigit {
      name = name &<< 8 | UInt128(text[place])
      place += 1
    }
    guard place < block.upperBound, place - start <= Self.longestTag else { return false }
    switch text[place] {
    case .lineFeed, .space, UInt8(ascii: ">"): return Self.blockTags.contains(name)
    default: return false
    }
  }

  /// Of those of https://github.github.com/gfm/#html-blocks what templates begin blocks with; as numbers, which
  /// are compared in one step.
  private static let blockTags = [
    "article", "aside", "blockquote", "dd", "details", "dialog", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "header", "hr", "li", "main", "menu", "nav", "ol",
    "p", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ].map { $0.utf8.reduce(0) { $0 << 8 | UInt128($1) } }

  /// Of a longer name a number holds no more than the end.
  private static let longestTag = 16
}
