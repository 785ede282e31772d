import Crypto
import Foundation
import HTMLSyntax

/// What a page's own Content-Security-Policy lets run: https://www.w3.org/TR/CSP3/
struct PagePolicy {
  /// A page is bound by all of its policies. Without one, nothing that stands in it is let run.
  private var policies: [ArraySlice<UInt8>] = []
  /// All of them in one, with where each ends.
  private var joined: [UInt8] = []

  /// With the character references of the attribute that it stands in.
  mutating func add(_ policy: ArraySlice<UInt8>) {
    policies.append(policy)
    joined.append(contentsOf: "\(policy.count) ".utf8)
    joined.append(contentsOf: policy)
  }

  /// Whether a script runs that stands in the page, known by what is in it.
  func allows(_ script: ArraySlice<UInt8>, known: CarriedTexts) -> Bool {
    guard !policies.isEmpty else { return false }
    // How many there are comes first: what a script begins with can't be taken for another one.
    return known.scripts.holds(for: script, in: Array("\(policies.count) ".utf8) + joined) {
      let digest = Data(SHA256.hash(data: script)).base64EncodedString()
      return policies.allSatisfy { Self.scriptSources($0).contains("'sha256-\(digest)'") }
    }
  }

  private static func scriptSources(_ policy: ArraySlice<UInt8>) -> [Substring] {
    let directives = String(decoding: policy.decodingHTMLReferences, as: UTF8.self).split(
      separator: ";"
    )
    .map { $0.split(whereSeparator: \.isWhitespace) }
    let own = ["script-src-elem", "script-src", "default-src"].lazy.compactMap { name in
      directives.first { $0.first?.lowercased() == name }
    }.first
    return Array(own?.dropFirst() ?? [])
  }
}
