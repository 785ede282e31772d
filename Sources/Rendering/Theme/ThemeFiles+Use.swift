import Diagnostics

extension ThemeFiles {
  /// Refuses a file that nothing would read: it is misspelt, or in the wrong folder.
  func checkUse(known: ThemeFiles) throws(Fault) {
    guard !areBuiltIn else { return }
    let folders = ["Theme/css", "Theme/js/head", "Theme/js", "Theme/js/search"]
    var listed: Set<String> = []
    for folder in folders { listed.formUnion(try ordered(in: folder).map(\.path)) }
    let included = Set(try includedPartials())
    let logos = Set(known.sources.map { "\(SourceLogo.folder)/\($0).svg" })
    for (path, file) in files.sorted(by: { $0.key < $1.key }) where known.files[path] == nil {
      let isRead =
        listed.contains(path) || included.contains(path) || logos.contains(path)
        || known.hasWords(beside: path) || path.hasSuffix("/README.md")
      if !isRead, Self.endings.contains(where: path.lowercased().hasSuffix) {
        throw Fault.unusedFile(file.shownPath, nearest: path.nearest(in: known.files.keys))
      }
    }
  }

  /// Whether a path is that of words, in whatever language, of the theme or of a source that has some.
  private func hasWords(beside path: String) -> Bool {
    guard path.hasSuffix(".yml"), let end = path.lastIndex(of: "/") else { return false }
    let folder = path[..<end]
    return folder.hasSuffix("/strings") && files["\(folder)/\(SiteRenderer.reference).yml"] != nil
  }

  /// The ids of the sources that have templates.
  private var sources: Set<String> {
    let templates = files.keys.filter { $0.hasPrefix("Templates/") }
    return Set(templates.compactMap { $0.split(separator: "/").dropFirst().first }.map(String.init))
  }

  /// What the program reads; files of other kinds may lie beside.
  private static let endings = [".md", ".html", ".css", ".js", ".yml", ".yaml", ".txt", ".svg"]

  /// The paths of the partials that some template or partial names.
  private func includedPartials() throws(Fault) -> [String] {
    var paths: [String] = []
    for file in files.values where file.path.hasSuffix(".md") || file.path.hasSuffix(".html") {
      for part in try file.text().components(after: "{{>") {
        paths.append("Theme/partials/\(part.prefix { $0 != "}" }.trimmed).html")
      }
    }
    return paths
  }
}

extension String {
  /// What follows each occurrence of `mark`, up to the next one.
  fileprivate func components(after mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}
