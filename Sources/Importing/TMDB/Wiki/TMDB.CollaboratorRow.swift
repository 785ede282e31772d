import Wiki

extension TMDB {
  /// Somebody who was in several films with a person.
  struct CollaboratorRow: TemplateModel {
    let collaborator: Collaborator

    init(_ collaborator: Collaborator) { self.collaborator = collaborator }

    static let fields: [TemplateField<CollaboratorRow>] = [
      .entry("card", "the other person") { EntryID(people.id, $0.collaborator.person) },
      .text("count", "in how many films they were together") {
        .sentence("tmdb.together", ["count": .number($0.collaborator.films)])
      },
    ]
  }
}
