import Wiki

extension TMDB {
  /// A part of a film's crew.
  struct DepartmentRow: TemplateModel {
    let title: String
    let members: [MemberRow]

    static let fields: [TemplateField<DepartmentRow>] = [
      .text("title", "the department: `Camera`") { .verbatim($0.title) },
      .rows("members", "who is in it", \.members),
    ]
  }
}
