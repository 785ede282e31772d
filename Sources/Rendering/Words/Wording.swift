import Diagnostics
import Wiki

/// Puts phrases into the words of one page.
struct Wording: Sendable {
  let words: Words
  /// The address of a target, seen from the page.
  let href: @Sendable (Link.Target) -> String?

  /// The phrase without any markup.
  func text(_ phrase: Phrase) throws(Fault) -> String {
    if case .verbatim(let text) = phrase { return text }
    var text: [UInt8] = []
    try append(phrase, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The phrase as inline HTML: all text escaped by character references, so that it is right in
  /// Markdown too, and links where they lead somewhere.
  func markup(_ phrase: Phrase) throws(Fault) -> String {
    var text: [UInt8] = []
    try appendMarkup(phrase, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: - Without markup

  func append(_ phrase: Phrase, to text: inout [UInt8]) throws(Fault) {
    switch phrase {
    case .verbatim(let verbatim): text.append(contentsOf: verbatim.utf8)
    case .word(let key): text.append(contentsOf: try words.pattern(key).utf8)
    case .number(let number): append(number, to: &text)
    case .decimal(let units, let places): append(units, places: places, to: &text)
    case .date(let date): append(date, to: &text)
    case .link(let link): try append(link.title, to: &text)
    case .sentence(let key, let arguments):
      for part in try pattern(key, arguments).parts {
        switch part {
        case .literal(let literal, _): text.append(contentsOf: literal)
        case .argument(let name): try append(argument(name, of: key, arguments), to: &text)
        }
      }
    case .list(let phrases):
      var isFirst = true
      for phrase in phrases where !phrase.isEmpty {
        if !isFirst { text.append(contentsOf: words.separator.utf8) }
        try append(phrase, to: &text)
        isFirst = false
      }
    }
  }

  // MARK: - With markup

  func appendMarkup(_ phrase: Phrase, to text: inout [UInt8]) throws(Fault) {
    switch phrase {
    case .verbatim(let verbatim): Escaping.markdown.append(verbatim, to: &text)
    case .link(let link): try appendMarkup(link, to: &text)
    case .sentence(let key, let arguments):
      for part in try pattern(key, arguments).parts {
        switch part {
        case .literal(_, let literal): text.append(contentsOf: literal)
        case .argument(let name): try appendMarkup(argument(name, of: key, arguments), to: &text)
        }
      }
    case .list(let phrases):
      var isFirst = true
      for phrase in phrases where !phrase.isEmpty {
        if !isFirst { Escaping.markdown.append(words.separator, to: &text) }
        try appendMarkup(phrase, to: &text)
        isFirst = false
      }
    case .word, .number, .decimal, .date:
      Escaping.markdown.append(try self.text(phrase), to: &text)
    }
  }

  private func appendMarkup(_ link: Link, to text: inout [UInt8]) throws(Fault) {
    let address = href(link.target)
    if let address {
      text.append(contentsOf: "<a href=\"".utf8)
      Escaping.address.append(address, to: &text)
      text.append(contentsOf: "\">".utf8)
    }
    try appendMarkup(link.title, to: &text)
    if address != nil { text.append(contentsOf: "</a>".utf8) }
  }

  // MARK: - Sentences

  /// The pattern of a sentence, in the plural that its argument `count` asks for.
  private func pattern(_ key: String, _ arguments: Phrase.Arguments) throws(Fault) -> Pattern {
    var count: Int?
    if case .number(let number) = arguments["count"] { count = number }
    return try words.parts(of: key, count: count)
  }

  /// A name without an argument is a fault of the strings file.
  private func argument(
    _ name: String, of key: String, _ arguments: Phrase.Arguments
  ) throws(Fault) -> Phrase {
    guard let argument = arguments[name] else {
      throw Fault.unknownArgument(name, of: key, nearest: name.nearest(in: arguments.map(\.name)))
    }
    return argument
  }

  // MARK: - Numbers and dates

  private func append(_ number: Int, to text: inout [UInt8]) {
    if number < 0 { text.append(contentsOf: Self.minus) }
    append(grouping: String(number.magnitude).utf8, to: &text)
  }

  private func append(grouping digits: some Collection<UInt8>, to text: inout [UInt8]) {
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place).isMultiple(of: 3) {
        text.append(contentsOf: words.thousands.utf8)
      }
      text.append(digit)
    }
  }

  private func append(_ units: Int, places: Int, to text: inout [UInt8]) {
    let digits = String(units.magnitude).utf8
    let padding = repeatElement(UInt8(ascii: "0"), count: max(0, places + 1 - digits.count))
    let padded = Array(padding) + digits
    if units < 0 { text.append(contentsOf: Self.minus) }
    append(grouping: padded.dropLast(places), to: &text)
    guard places > 0 else { return }
    text.append(contentsOf: words.decimal.utf8)
    text.append(contentsOf: padded.suffix(places))
  }

  private static let minus = "\u{2212}".utf8

  private func append(_ date: CalendarDate, to text: inout [UInt8]) {
    for part in words.datePattern.parts {
      switch part {
      case .literal(let literal, _): text.append(contentsOf: literal)
      case .argument("day"): text.append(contentsOf: String(date.day).utf8)
      case .argument("month"): text.append(contentsOf: words.months[date.month - 1].utf8)
      case .argument("year"): text.append(contentsOf: String(date.year).utf8)
      case .argument(let name): text.append(contentsOf: "{\(name)}".utf8)
      }
    }
  }
}
