/// How a name is looked up: never anywhere else than where it was found when the template was read.
struct FieldPath: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case page
    case row
  }

  let origin: Origin
  /// From the outermost name to the innermost; empty for the text of the section itself, `{{.}}`.
  let steps: [Step]

  /// One name, its place among the names of what it is looked up in, and what stands there.
  struct Step: Hashable, Sendable {
    let name: String
    let place: Int
    let kind: ValueKind
  }
}
