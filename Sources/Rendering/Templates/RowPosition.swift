/// Which row of a section a part of its body is for.
enum RowPosition: Sendable {
  case first
  case last
}
