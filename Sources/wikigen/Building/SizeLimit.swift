import Diagnostics

/// What hosts take at most.
enum SizeLimit {
  /// https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  private static let bytes = 1_000_000_000
  /// https://developers.cloudflare.com/pages/platform/limits/
  private static let files = 20_000

  /// Of a wiki that is near one of them, or beyond.
  static func warnings(bytes: Int, files: Int) -> [Warning] {
    var warnings: [Warning] = []
    if bytes >= Self.bytes / 10 * 9 {
      warnings.append(
        Warning(
          .largeSite, subject: "bytes",
          "The wiki takes \(bytes.inBytes); GitHub Pages takes \(Self.bytes.inBytes) at most."))
    }
    if files >= Self.files / 10 * 9 {
      warnings.append(
        Warning(
          .largeSite, subject: "files",
          "The wiki has \(files.counted("file")); Cloudflare Pages takes "
            + "\(Self.files.grouped) at most."))
    }
    return warnings
  }
}
