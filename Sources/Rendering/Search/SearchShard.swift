import Crypto

/// A file of the search: a classic script with one call, since that alone is loaded from `file://`.
struct SearchShard {
  let path: String
  let bytes: [UInt8]
  /// What the head calls it by, after what all of its kind share.
  let digest: String

  static let folder = "assets/search"

  /// Named by what is in it, so that whoever has the file need not ask again.
  init(_ part: String, of collection: String, _ value: JSONValue) {
    let content = value.bytes
    digest = Hexadecimal.text(SHA256.hash(data: content).prefix(4))
    (path, bytes) = Self.file("\(collection)-\(part)-\(digest)", content)
  }

  /// The head, which a page must find without knowing anything.
  init(head: JSONValue) {
    digest = ""
    (path, bytes) = Self.file("index", head.bytes)
  }

  private static func file(_ name: String, _ content: [UInt8]) -> (String, [UInt8]) {
    ("\(folder)/\(name).js", Array("wikigenShard(\"\(name)\",".utf8) + content + Array(");\n".utf8))
  }
}
