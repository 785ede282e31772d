/// A text of the strings files, cut at its `{names}`: where it lies among all of them.
///
/// Numbers alone, so that nothing is counted where one is handed out, a million times in a build.
struct Pattern: Sendable {
  /// The text as it stands in the file, among the bytes.
  let text: Range<Int>
  /// Among the parts.
  let parts: Range<Int>

  enum Part: Sendable {
    /// Where its own text lies among the bytes, as it is and as Markdown has it.
    case literal(Range<Int>, markdown: Range<Int>)
    /// By the place of its name.
    case argument(Int)
  }
}
