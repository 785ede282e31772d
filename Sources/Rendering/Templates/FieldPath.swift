/// How a name is looked up: never anywhere else than where it was found when the template was read.
struct FieldPath: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case page
    case row
  }

  let origin: Origin
  /// Empty for the text of the section itself, `{{.}}`.
  let names: [String]
}
