import Foundation

/// What `NO_PROXY` lists: hosts that are asked directly.
struct ProxyExceptions: Hashable, Sendable {
  private struct Entry: Hashable {
    /// In small letters, without a leading dot; a domain stands for all its hosts.
    let domain: String
    /// Nil is any port.
    let port: Int?
  }

  private let entries: [Entry]

  /// Entries are separated by commas or white space; `*` is every host.
  init(_ text: String) {
    entries = text.split { $0 == "," || $0.isWhitespace }.map { Self.entry(String($0)) }
  }

  func contains(_ origin: Origin) -> Bool {
    let host = Self.bare(origin.host)
    let isAddress = host.wholeMatch(of: /[0-9.]+|.*:.*/) != nil
    return entries.contains { entry in
      guard entry.port.map({ $0 == origin.port }) ?? true else { return false }
      return entry.domain == "*" || host == entry.domain
        || !isAddress && host.hasSuffix("." + entry.domain)
    }
  }

  private static func entry(_ text: String) -> Entry {
    // Of an IPv6 address the last group is a port only behind a bracket.
    guard let match = text.wholeMatch(of: /(\[.*\]|[^:]*):([0-9]{1,5})/), let port = Int(match.2)
    else { return Entry(domain: bare(text), port: nil) }
    return Entry(domain: bare(String(match.1)), port: port)
  }

  /// `*.Example.com.`, `.example.com` and `example.com` are one; so are `[::1]` and `::1`.
  private static func bare(_ text: String) -> String {
    if text == "*" { return text }
    let inner = text.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    return (inner.hasPrefix("*.") ? String(inner.dropFirst(2)) : inner)
      .trimmingCharacters(in: CharacterSet(charactersIn: "."))
  }
}
