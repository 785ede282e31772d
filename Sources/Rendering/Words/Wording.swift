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
    var text = GrowingBytes()
    try append(phrase, to: &text)
    return text.text
  }

  /// The phrase as inline HTML: all text escaped by character references, so that it is right in
  /// Markdown too, and links where they lead somewhere.
  func markup(_ phrase: Phrase) throws(Fault) -> String {
    var text = GrowingBytes()
    try appendMarkup(phrase, to: &text)
    return text.text
  }

  // MARK: - Without markup

  func append(_ phrase: Phrase, to text: inout GrowingBytes) throws(Fault) {
    switch phrase {
    case .verbatim(let verbatim): text.append(verbatim)
    case .word(let key): words.patterns.append(try words.pattern(of: key).text, to: &text)
    case .number(let number): append(number, to: &text)
    case .decimal(let units, let places): append(units, places: places, to: &text)
    case .date(let date): append(date, to: &text)
    case .link(let link): try append(link.title, to: &text)
    case .sentence(let key, let arguments):
      for place in try pattern(key, arguments).parts {
        switch words.patterns.parts[place] {
        case .literal(let literal, _): words.patterns.append(literal, to: &text)
        case .argument(let name):
          try append(argument(words.patterns.names[name], of: key, arguments), to: &text)
        }
      }
    case .list(let phrases):
      var isFirst = true
      for phrase in phrases where !phrase.isEmpty {
        if !isFirst { text.append(words.separator) }
        try append(phrase, to: &text)
        isFirst = false
      }
    }
  }

  // MARK: - With markup

  func appendMarkup(_ phrase: Phrase, to text: inout GrowingBytes) throws(Fault) {
    switch phrase {
    case .verbatim(let verbatim): Escaping.markdown.append(verbatim, to: &text)
    case .link(let link): try appendMarkup(link, to: &text)
    case .sentence(let key, let arguments):
      for place in try pattern(key, arguments).parts {
        switch words.patterns.parts[place] {
        case .literal(_, let literal): words.patterns.append(literal, to: &text)
        case .argument(let name):
          try appendMarkup(argument(words.patterns.names[name], of: key, arguments), to: &text)
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

  private func appendMarkup(_ link: Link, to text: inout GrowingBytes) throws(Fault) {
    let address = href(link.target)
    if let address {
      text.append("<a href=\"")
      Escaping.address.append(address, to: &text)
      text.append("\">")
    }
    try appendMarkup(link.title, to: &text)
    if address != nil { text.append("</a>") }
  }

  // MARK: - Sentences

  /// The pattern of a sentence, in the plural that its argument `count` asks for.
  private func pattern(_ key: String, _ arguments: Phrase.Arguments) throws(Fault) -> Pattern {
    var count: Int?
    if case .number(let number) = arguments["count"] { count = number }
    return try words.pattern(of: key, count: count)
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

  private func append(_ number: Int, to text: inout GrowingBytes) {
    if number < 0 { text.append(literal: Self.minus) }
    append(grouping: String(number.magnitude).utf8, to: &text)
  }

  private func append(grouping digits: some Collection<UInt8>, to text: inout GrowingBytes) {
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place).isMultiple(of: 3) {
        text.append(words.thousands)
      }
      text.append(digit)
    }
  }

  private func append(_ units: Int, places: Int, to text: inout GrowingBytes) {
    let digits = String(units.magnitude).utf8
    let padding = repeatElement(UInt8(ascii: "0"), count: max(0, places + 1 - digits.count))
    let padded = Array(padding) + digits
    if units < 0 { text.append(literal: Self.minus) }
    append(grouping: padded.dropLast(places), to: &text)
    guard places > 0 else { return }
    text.append(words.decimal)
    for digit in padded.suffix(places) { text.append(digit) }
  }

  private static let minus: StaticString = "\u{2212}"

  private func append(_ date: CalendarDate, to text: inout GrowingBytes) {
    for place in words.datePattern.parts {
      switch words.patterns.parts[place] {
      case .literal(let literal, _): words.patterns.append(literal, to: &text)
      case .argument(let name): append(words.patterns.names[name], of: date, to: &text)
      }
    }
  }

  private func append(_ name: String, of date: CalendarDate, to text: inout GrowingBytes) {
    switch name {
    case "day": text.append(String(date.day))
    case "month": text.append(words.months[date.month - 1])
    case "year": text.append(String(date.year))
    default: text.append("{\(name)}")
    }
  }
}
