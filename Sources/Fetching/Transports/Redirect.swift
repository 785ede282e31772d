import Foundation

/// A step from one address to another that may be taken without asking anybody.
struct Redirect: Hashable, Sendable {
  /// As many are taken for one request.
  static let most = 5

  /// May hold the request's credential, if the server repeats it: never to be shown.
  let url: String

  /// Nil where the answer is no redirect, or leads to where a request must not go.
  init?(_ answer: Answer, from current: String, of request: Request) {
    guard [301, 302, 303, 307, 308].contains(answer.status),
      let location = answer.headers["Location"],
      let url = Self.resolve(location, from: current), let target = Origin(url),
      let asked = Origin(request.url), let last = Origin(current)
    else { return nil }
    // Without its credential the request would only be refused, and the credential blamed.
    guard !request.isCredentialed || target == asked else { return nil }
    guard Self.allows(target, from: last, for: asked) else { return nil }
    self.url = url
  }

  private static func allows(_ target: Origin, from last: Origin, for asked: Origin) -> Bool {
    let isSamePort = target.port == asked.port
    if target.scheme == "https" {
      return target.isSameSite(as: asked) && (isSamePort || target.isOnDefaultPort)
    }
    // Plain HTTP is only for whoever set it, for a server of their own.
    return asked.isLoopback && target == asked && last.scheme == "http"
  }

  private static func resolve(_ location: String, from current: String) -> String? {
    guard location.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      URLComponents(string: location, encodingInvalidCharacters: false) != nil,
      let base = URL(string: current),
      let url = URL(string: location, relativeTo: base)?.absoluteURL.absoluteString
    else { return nil }
    return String(url.prefix { $0 != "#" })
  }
}
