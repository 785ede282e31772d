/// The files of `Templates/`, `Theme/`, `Fixtures/` and `Starter/` that the binary carries, so that it alone is
/// the whole program.
public enum EmbeddedFiles {
  /// Every path, sorted, as the tool that embeds them sorts them: `Theme/css/base.css`.
  public static let paths: [String] = EmbeddedData.paths.withUTF8Buffer { text in
    text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A file's bytes, decoded anew on each call; nil if there is no such file.
  public static func bytes(at path: String) -> [UInt8]? {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    guard low < paths.count, paths[low] == path else { return nil }
    return EmbeddedData.base64[low].withUTF8Buffer { Base64.decode($0) }
  }
}
