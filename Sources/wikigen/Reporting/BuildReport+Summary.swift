import Publishing

extension BuildReport {
  /// What a build prints on stdout; `output` is the folder as the user would type it.
  func summary(output: String) -> String {
    let lines =
      share == nil
      ? [headline(output: output), "Open \(output.appending(component: "index.html"))"]
        + requestLines
        + warningLines(see: "; see \(output.appending(component: "about.html"))")
      : [headline(output: output), "Join the shares with wikigen merge."] + requestLines
        + warningLines(see: "")
    return lines.map { $0 + "\n" }.joined()
  }

  private func warningLines(see place: String) -> [String] {
    warnings.isEmpty ? [] : ["\(warnings.count.counted("warning"))\(place)"]
  }

  private func headline(output: String) -> String {
    let counts = entries.map(Self.phrase).joined(separator: ", ")
    let held = counts.isEmpty ? "" : " (\(counts))"
    let ofShare = share.map { " of the share \($0)" } ?? ""
    let took = "in \(duration.inSeconds)"
    if changes?.isEmpty == true {
      return
        "Nothing changed: \(output) has its \(pages.total.counted("page"))\(ofShare)\(held); looked "
        + "at \(took)."
    }
    let gone = pages.removed == 0 ? "" : " \(pages.removed.counted("page")) gone."
    let written = pages.unchanged == 0 ? "" : "\(pages.written.grouped) of "
    return
      "Wrote \(written)\(pages.total.counted("page"))\(ofShare)\(held) to \(output) \(took).\(gone)"
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
