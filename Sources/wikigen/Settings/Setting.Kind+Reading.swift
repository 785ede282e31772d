import Foundation
import Publishing
import Wiki

extension Setting.Kind {
  /// The value that was meant; `nil` if it is not of this kind.
  ///
  /// A relative path begins at `folder`.
  func value(of given: Setting.Given, in folder: String) -> Setting.Value? {
    switch (given, self) {
    case (.text(let text), _): value(of: text, in: folder)
    // An item may hold a comma; a known word does not.
    case (.items(let items), .items): Self.items(items)
    case (.items(let items), .list): value(of: items.joined(separator: ","), in: folder)
    case (.parameters(let pairs), .parameters): Self.parameters(pairs)
    case (.items, _), (.parameters, _): nil
    }
  }

  /// The value that the text stands for.
  func value(of text: String, in folder: String) -> Setting.Value? {
    switch self {
    case .text: text.isLine ? .text(text) : nil
    case .identifier: text.isIdentifier ? .text(text) : nil
    case .webAddress: WebAddress(base: text).map { .webAddress($0) }
    case .path: text.isPath ? .path(text.absolutePath(in: folder)) : nil
    case .flag: Self.flags[text.lowercased()].map { .flag($0) }
    case .number(let range):
      Int(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .decimal(let range):
      Double(text).flatMap { range.contains($0) ? .decimal($0) : nil }
    case .byteCount: text.scaled(by: Self.byteUnits).map { .number($0) }
    case .timeSpan: text.scaled(by: Self.timeUnits).map { .number($0) }
    case .word(let words): words.contains(text) ? .text(text) : nil
    case .list(let words):
      text.listItems.allSatisfy(words.contains) ? .list(text.listItems) : nil
    case .items: Self.items(text.listItems)
    case .languageTag: text.isLanguageTag ? .text(text) : nil
    case .countryCode: text.isCountryCode ? .text(text) : nil
    case .share: SiteShare(text).map { .share($0) }
    case .parameters: text.pairs.flatMap(Self.parameters)
    }
  }

  /// The first name in the text that is none of the known ones.
  func unknownParameter(in text: String) -> String? {
    guard case .parameters(let names) = self else { return nil }
    return text.pairs?.keys.sorted().first { !names.contains($0) }
  }

  private static func items(_ items: [String]) -> Setting.Value? {
    let items = items.map(\.trimmed).filter { !$0.isEmpty }
    return items.allSatisfy(\.isLine) ? .list(items) : nil
  }

  /// A parameter without a value is as good as none.
  private static func parameters(_ pairs: [String: String]) -> Setting.Value? {
    let pairs = pairs.filter { !$0.value.isEmpty }
    return pairs.values.allSatisfy(\.isLine) ? .parameters(pairs) : nil
  }

  /// In bytes; powers of ten, as disks are sold.
  private static let byteUnits = [
    "B": 1, "KB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000, "TB": 1_000_000_000_000,
  ]

  /// In seconds.
  private static let timeUnits = ["M": 60, "H": 3_600, "D": 86_400, "W": 604_800]

  private static let flags = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]
}

extension String {
  /// The parts between commas, without the spaces around them.
  var listItems: [String] {
    split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The pairs of a query as an address has it; `nil` if it is none, or has a name twice.
  fileprivate var pairs: [String: String]? {
    var pairs: [String: String] = [:]
    for part in split(separator: "&") {
      guard let sign = part.firstIndex(of: "="), sign > part.startIndex,
        let name = part[..<sign].removingPercentEncoding,
        let value = part[part.index(after: sign)...].removingPercentEncoding,
        pairs.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return pairs
  }

  /// A whole number with one of the units, in the smallest of them; `nil` for any other text.
  fileprivate func scaled(by units: [String: Int]) -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let unit = dropFirst(digits.count).trimmed.uppercased()
    guard let count = Int(digits), let scale = units[unit] else { return nil }
    let product = count.multipliedReportingOverflow(by: scale)
    return product.overflow ? nil : product.partialValue
  }

  fileprivate var isLine: Bool {
    !trimmed.isEmpty
      && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  fileprivate var isLanguageTag: Bool { wholeMatch(of: /[a-z]{2}(-[A-Z]{2})?/) != nil }

  fileprivate var isCountryCode: Bool { wholeMatch(of: /[A-Z]{2}/) != nil }

  fileprivate var isPath: Bool { !isEmpty && !utf8.contains(0) }
}

extension StringProtocol {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    // Most have none, which is sooner told than a set of characters is asked.
    if let first = first?.asciiValue, let last = last?.asciiValue, first.isGraphic, last.isGraphic {
      return String(self)
    }
    return trimmingCharacters(in: .whitespaces)
  }
}

extension UInt8 {
  fileprivate var isGraphic: Bool { (0x21...0x7E).contains(self) }
}

extension WebAddress {
  /// An address that others are built on: with a host; without user, query, fragment and the
  /// slashes at its end.
  fileprivate init?(base text: String) {
    var trimmed = text
    while trimmed.utf8.last == UInt8(ascii: "/") { trimmed.removeLast() }
    guard WebAddress(text) != nil, let parts = URLComponents(string: text),
      let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil, (0...65535).contains(parts.port ?? 0)
    else { return nil }
    self.init(String(trimmed))
  }
}
