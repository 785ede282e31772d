import Diagnostics
import Wiki

extension Wording {
  /// A sentence a line, without markup.
  func lines(_ sentences: [Phrase]) throws(Fault) -> String {
    var lines: [String] = []
    for sentence in sentences { lines.append(try text(sentence)) }
    return lines.joined(separator: "\n")
  }
}
