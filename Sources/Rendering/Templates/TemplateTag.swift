/// One `{{…}}` of a template, and where it stands.
struct TemplateTag: Hashable, Sendable {
  /// The file as its author knows it.
  let file: String
  let line: Int
  /// What stands between the braces, without its sigil: `episodes`, `first()`.
  let name: String

  var place: String { "\(file):\(line)" }
}
