/// The files of `Templates/`, `Theme/`, `Fixtures/` and `Starter/` that the binary carries, so that it alone is
/// the whole program.
public enum EmbeddedFiles {
  /// Every path, sorted: `Theme/css/base.css`.
  public static let paths: [String] = index.keys.sorted()

  private static let index: [String: StaticString] = Dictionary(
    uniqueKeysWithValues: EmbeddedData.files.map { ("\($0.path)", $0.base64) })

  /// A file's bytes, decoded anew on each call; nil if there is no such file.
  public static func bytes(at path: String) -> [UInt8]? {
    index[path].map { text in
      text.withUTF8Buffer { Base64.decode($0) }
    }
  }
}
