extension BuildReport {
  /// What a build prints on stdout; `output` is the folder as the user would type it.
  func summary(output: String) -> String {
    let counts = entries.map(Self.phrase).joined(separator: ", ")
    var lines = [
      "Wrote \(pages.total.counted("page"))\(counts.isEmpty ? "" : " (\(counts))") to \(output) "
        + "in \(duration.inSeconds).",
      "Open \(output.appending(component: "index.html"))",
    ]
    if !warnings.isEmpty {
      lines.append(
        "\(warnings.count.counted("warning")); see \(output.appending(component: "about.html"))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The ids of collections are plural words, whose singular nobody tells: `people`.
  private static func phrase(_ entries: EntryCount) -> String {
    entries.count == 1
      ? "1 entry in \(entries.collection)" : "\(entries.count.grouped) \(entries.collection)"
  }
}
