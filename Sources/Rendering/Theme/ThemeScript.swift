import Crypto
import Diagnostics

/// Files of the theme joined to one script of the site.
struct ThemeScript: Sendable {
  let text: String
  /// Named by its content, so that no browser runs an old script on a new page.
  let path: String

  init(_ text: String, named name: String) {
    self.text = text
    let digest = Hexadecimal.text(SHA256.hash(data: Array(text.utf8)).prefix(5))
    path = "assets/\(name)-\(digest).js"
  }

  var asset: (path: String, bytes: [UInt8]) { (path, Array(text.utf8)) }
}
