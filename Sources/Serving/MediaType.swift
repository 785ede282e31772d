/// What a file is, for a browser, by how its name ends.
enum MediaType {
  static func named(_ name: String) -> String {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  static let html = "text/html; charset=utf-8"
  static let script = "text/javascript; charset=utf-8"
  static let style = "text/css; charset=utf-8"

  private static let types = [
    "html": html, "js": script, "css": style,
    "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "webp": "image/webp", "gif": "image/gif", "avif": "image/avif", "ico": "image/x-icon",
    "gz": "application/gzip",
  ]
}
