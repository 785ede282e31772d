/// What the name of a file tells of whether compressing it is worth the time.
enum FileFormat {
  case text
  /// A picture, a font, an archive: it has been compressed.
  case compressed
  case other

  init(of path: String) {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").last.map({ $0.lowercased() }) {
    case "html", "css", "js", "json", "svg", "xml", "txt", "md", "webmanifest": self = .text
    case "jpeg", "jpg", "png", "gif", "webp", "avif", "woff", "woff2", "gz", "br", "zip":
      self = .compressed
    default: self = .other
    }
  }
}
