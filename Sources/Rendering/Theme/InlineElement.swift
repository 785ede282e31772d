import Crypto
import Foundation

/// A style or script that a page carries itself: a browser has nothing to wait for before it paints.
struct InlineElement: Sendable {
  let element: [UInt8]
  /// What lets it take effect in a Content-Security-Policy.
  let policySource: String

  init(style text: String) { self.init("style", text) }

  init(script text: String) { self.init("script", text) }

  /// The text must not hold what would end its element.
  private init(_ name: String, _ text: String) {
    element = Array("<\(name)>\(text)</\(name)>".utf8)
    let digest = SHA256.hash(data: Array(text.utf8))
    policySource = "'sha256-\(Data(digest).base64EncodedString())'"
  }
}
