/// How a partial's tag stands in its file; Markdown takes HTML only as a block of its own.
enum PartialPlacement: Sendable {
  /// At the beginning of a line that holds nothing else, between blank lines.
  case block
  /// Anywhere else.
  case inline
}
