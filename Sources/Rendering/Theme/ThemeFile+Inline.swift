import Diagnostics

extension ThemeFile {
  /// The style sheet as a page carries it.
  func inlineStyles() throws(Fault) -> String {
    try checkHolds(noneOf: ["</style"])
    return CompactText.styles(try text())
  }

  /// The script as a page carries it.
  func inlineScript() throws(Fault) -> String {
    // A comment of HTML would have a browser look for two ends of the element.
    try checkHolds(noneOf: ["</script", "<!--"])
    return CompactText.script(try text())
  }

  private func checkHolds(noneOf ends: [StaticString]) throws(Fault) {
    let text = try text()
    guard bytes.contains(where: { $0 == 0x0D || $0 == 0 }) || ends.contains(where: mentions) else {
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      // A browser reads both otherwise than they are written, and then misses the hash of the text.
      if line.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\0" }) {
        throw Fault.notPlainText(shownPath, line: index + 1)
      }
      let small = line.lowercased()
      for end in ends.map(\.description) where small.contains(end) {
        throw Fault.endsElement(end, in: shownPath, line: index + 1)
      }
    }
  }
}
