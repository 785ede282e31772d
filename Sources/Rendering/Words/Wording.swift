import Diagnostics
import Wiki

/// Puts phrases into the words of one page.
struct Wording: Sendable {
  let words: Words
  /// The address of a target, seen from the page.
  let href: @Sendable (Link.Target) -> String?

  /// The phrase without any markup.
  func text(_ phrase: Phrase) throws(Fault) -> String {
    switch phrase {
    case .verbatim(let text): return text
    case .word(let key): return try words.pattern(key)
    case .number(let number): return grouped(number)
    case .decimal(let units, let places): return decimal(units, places: places)
    case .date(let date): return self.date(date)
    case .link(let link): return try text(link.title)
    case .sentence(let key, let arguments):
      return try filled(key, arguments, escaping: nil) { phrase throws(Fault) in try text(phrase) }
    case .list(let phrases):
      return try joined(phrases, separator: words.separator) { phrase throws(Fault) in
        try text(phrase)
      }
    }
  }

  /// The phrase as inline HTML: all text escaped by character references, so that it is right in
  /// Markdown too, and links where they lead somewhere.
  func markup(_ phrase: Phrase) throws(Fault) -> String {
    switch phrase {
    case .link(let link):
      let title = try markup(link.title)
      guard let address = href(link.target) else { return title }
      return "<a href=\"\(Escaping.address.escaped(address))\">\(title)</a>"
    case .sentence(let key, let arguments):
      return try filled(key, arguments, escaping: .markdown) { phrase throws(Fault) in
        try markup(phrase)
      }
    case .list(let phrases):
      return try joined(phrases, separator: Escaping.markdown.escaped(words.separator)) {
        phrase throws(Fault) in try markup(phrase)
      }
    case .verbatim, .word, .number, .decimal, .date:
      return Escaping.markdown.escaped(try text(phrase))
    }
  }

  private func joined(
    _ phrases: [Phrase], separator: String, _ render: (Phrase) throws(Fault) -> String
  ) throws(Fault) -> String {
    var parts: [String] = []
    for phrase in phrases where !phrase.isEmpty { parts.append(try render(phrase)) }
    return parts.joined(separator: separator)
  }

  /// Fills the `{names}` of a pattern; a name without an argument is a fault of the strings file.
  private func filled(
    _ key: String, _ arguments: [String: Phrase], escaping: Escaping?,
    _ render: (Phrase) throws(Fault) -> String
  ) throws(Fault) -> String {
    var count: Int?
    if case .number(let number) = arguments["count"] { count = number }
    var rest = try words.pattern(key, count: count)[...]
    let literal = { (text: Substring) in escaping?.escaped(String(text)) ?? String(text) }
    var result = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += literal(rest[..<open])
      let name = String(rest[rest.index(after: open)..<close])
      guard let argument = arguments[name] else {
        throw Fault.unknownArgument(name, of: key, nearest: name.nearest(in: arguments.keys))
      }
      result += try render(argument)
      rest = rest[rest.index(after: close)...]
    }
    return result + literal(rest)
  }

  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var result = number < 0 ? "\u{2212}" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place).isMultiple(of: 3) { result += words.thousands }
      result.append(digit)
    }
    return result
  }

  private func decimal(_ units: Int, places: Int) -> String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = grouped(Int(padded.dropLast(places)) ?? 0)
    let sign = units < 0 ? "\u{2212}" : ""
    return sign + whole + (places > 0 ? words.decimal + padded.suffix(places) : "")
  }

  private func date(_ date: CalendarDate) -> String {
    words.datePattern
      .replacing("{day}", with: String(date.day))
      .replacing("{month}", with: words.months[date.month - 1])
      .replacing("{year}", with: String(date.year))
  }
}
