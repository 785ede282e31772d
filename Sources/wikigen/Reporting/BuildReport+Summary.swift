extension BuildReport {
  /// What a build prints on stdout; `output` is the folder as the user would type it.
  func summary(output: String) -> String {
    let counts = entries.map(Self.phrase).joined(separator: ", ")
    var lines = [
      "Wrote \(pages.total.counted("page"))\(counts.isEmpty ? "" : " (\(counts))") to \(output) "
        + "in \(duration.inSeconds).",
      "Open \(output.appending(component: "index.html"))",
    ]
    lines += requestLines
    if !warnings.isEmpty {
      lines.append(
        "\(warnings.count.counted("warning")); see \(output.appending(component: "about.html"))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a fetch prints on stdout; `place` is the folder as the user would type it.
  func fetchSummary(place: String) -> String {
    let counts = entries.map(Self.phrase).joined(separator: ", ")
    let lines = ["Fetched \(counts) into \(place) in \(duration.inSeconds)."] + requestLines
    return lines.map { $0 + "\n" }.joined()
  }

  /// `45 requests: 2 unchanged, 1 retried, 3 not needed, 1.2 MB received`; none where nobody was to
  /// be asked.
  private var requestLines: [String] {
    guard isLive, requests.sent + requests.skipped > 0 else { return [] }
    let parts = [
      requests.revalidated > 0 ? "\(requests.revalidated.grouped) unchanged" : nil,
      requests.retried > 0 ? "\(requests.retried.grouped) retried" : nil,
      requests.skipped > 0 ? "\(requests.skipped.grouped) not needed" : nil,
      "\(requests.received.inBytes) received",
    ]
    let facts = parts.compactMap(\.self).joined(separator: ", ")
    return ["\(requests.sent.counted("request")): \(facts)"]
  }

  /// The ids of collections are plural words, whose singular nobody tells: `people`.
  private static func phrase(_ entries: EntryCount) -> String {
    entries.count == 1
      ? "1 entry in \(entries.collection)" : "\(entries.count.grouped) \(entries.collection)"
  }
}
