import Diagnostics

extension String {
  /// As a code span of Markdown, also in a table: nothing in it is markup, a link or a mention,
  /// whatever it says.
  var codeSpan: String {
    let text = printable(upTo: 1_600)
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    // Inside a table a bar would end the cell, even here.
    let content = text.replacing("|", with: "\\|")
    let isBare =
      !content.isEmpty && !content.hasPrefix("`") && !content.hasSuffix("`")
      && !content.hasPrefix(" ")
    return isBare ? fence + content + fence : "\(fence) \(content) \(fence)"
  }
}
