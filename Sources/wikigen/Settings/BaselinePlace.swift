import Wiki

/// A site that was published before: a folder, or where it stands on the web.
enum BaselinePlace: Hashable, Sendable {
  /// Absolute.
  case folder(String)
  case web(WebAddress)

  init(_ text: String, in workingDirectory: String) {
    self =
      WebAddress(text).map { .web($0) } ?? .folder(text.absolutePath(in: workingDirectory))
  }
}
