import Diagnostics

extension ThemeFile {
  /// Refuses a style sheet that would load a file: a wiki has no other files, and asks nobody.
  func checkLoadsNothing() throws(Fault) {
    let text = try text()
    guard mentions("@import") || mentions("url(") else { return }
    var isComment = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = Self.code(of: line, isComment: &isComment).lowercased()
      if code.contains("@import") || code.contains("url(") {
        throw Fault.loadsFromStyle(shownPath, line: index + 1)
      }
    }
  }

  /// Refuses what a browser would not draw, and what could run.
  func checkIsPlainSVG() throws(Fault) {
    let svg = try text().lowercased()
    let isSVG = svg.trimmed.hasPrefix("<svg") || svg.trimmed.hasPrefix("<?xml")
    guard isSVG, !svg.contains("<script"), !svg.contains("<foreignobject") else {
      throw Fault.notAnIcon(shownPath)
    }
  }

  /// The line without what stands in comments.
  private static func code(of line: Substring, isComment: inout Bool) -> String {
    var code = ""
    var rest = line
    while let mark = rest.firstRange(of: isComment ? "*/" : "/*") {
      if !isComment { code += rest[..<mark.lowerBound] }
      isComment.toggle()
      rest = rest[mark.upperBound...]
    }
    return isComment ? code : code + rest
  }
}
