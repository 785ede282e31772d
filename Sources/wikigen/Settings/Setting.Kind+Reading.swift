import Foundation
import Wiki

extension Setting.Kind {
  /// The value that the text stands for; `nil` if it is not of this kind.
  ///
  /// A relative path begins at `folder`.
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
    case .word(let words): words.contains(text) ? .text(text) : nil
    case .list(let words):
      text.listItems.allSatisfy(words.contains) ? .list(text.listItems) : nil
    }
  }

  private static let flags = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]
}

extension String {
  /// The parts between commas, without the spaces around them.
  var listItems: [String] {
    split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  fileprivate var isLine: Bool {
    !trimmingCharacters(in: .whitespaces).isEmpty
      && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  fileprivate var isPath: Bool { !isEmpty && !utf8.contains(0) }
}

extension WebAddress {
  /// An address that others are built on: with a host; without user, query, fragment and the
  /// slashes at its end.
  fileprivate init?(base text: String) {
    let trimmed = text.reversed().drop { $0 == "/" }.reversed()
    guard WebAddress(text) != nil, let parts = URLComponents(string: text),
      let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil,
      parts.query == nil, parts.fragment == nil, (0...65535).contains(parts.port ?? 0)
    else { return nil }
    self.init(String(trimmed))
  }
}
