import Crypto
import Diagnostics

/// Files of the theme joined to one style sheet or script of the site.
struct ThemeAsset: Sendable {
  let text: String
  /// Named by its content, so that no browser shows a new page with an old style or script.
  let path: String

  init(_ text: String, named name: String, ending: String) {
    self.text = text
    let digest = Hexadecimal.text(SHA256.hash(data: Array(text.utf8)).prefix(5))
    path = "assets/\(name)-\(digest).\(ending)"
  }

  var asset: (path: String, bytes: [UInt8]) { (path, Array(text.utf8)) }
}
