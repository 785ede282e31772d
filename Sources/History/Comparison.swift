import Wiki

/// What differs between two imports of the same settings, both made by the same program.
public struct Comparison: Sendable {
  /// By collection, and there what came before what went before what changed.
  public let changes: [EntryChange]

  /// `gone` are entries that the newer run found to be missing from the API.
  public init(from before: Snapshot, to after: Snapshot, gone: Set<EntryID> = []) {
    var changes: [EntryChange] = []
    let known = Set(after.collections.map(\.id))
    let all = after.collections + before.collections.filter { !known.contains($0.id) }
    for collection in all {
      changes += Self.added(to: collection, before, after)
      changes += Self.removed(from: collection, before, after, gone)
      changes += Self.changed(in: collection, before, after)
    }
    self.changes = changes
  }

  private static func added(
    to collection: CollectionDefinition, _ before: Snapshot, _ after: Snapshot
  ) -> [EntryChange] {
    (after.order[collection.id] ?? []).compactMap { id in
      guard before[id] == nil, let entry = after[id] else { return nil }
      return EntryChange(id, title: entry.title, .added)
    }
  }

  private static func removed(
    from collection: CollectionDefinition, _ before: Snapshot, _ after: Snapshot,
    _ gone: Set<EntryID>
  ) -> [EntryChange] {
    (before.order[collection.id] ?? []).compactMap { id in
      guard after[id] == nil, let entry = before[id] else { return nil }
      let isGone = collection.isExhaustive || gone.contains(id)
      return EntryChange(id, title: entry.title, .removed(why: isGone ? .gone : .unlisted))
    }
  }

  private static func changed(
    in collection: CollectionDefinition, _ before: Snapshot, _ after: Snapshot
  ) -> [EntryChange] {
    (after.order[collection.id] ?? []).compactMap { id in
      guard let old = before[id], let new = after[id] else { return nil }
      let fields =
        title(old, new) + facts(old, new, collection.news)
        + relations(old, new, collection.news, before, after)
      return fields.isEmpty ? nil : EntryChange(id, title: new.title, .changed(fields: fields))
    }
  }

  private static func title(_ old: EntrySnapshot, _ new: EntrySnapshot) -> [FieldChange] {
    old.title == new.title
      ? []
      : [
        FieldChange(
          .word("changes.name"), .value(before: .verbatim(old.title), after: .verbatim(new.title)))
      ]
  }

  private static func facts(
    _ old: EntrySnapshot, _ new: EntrySnapshot, _ news: CollectionNews
  ) -> [FieldChange] {
    news.facts.indices.compactMap { place in
      let (before, after) = (old.facts[place], new.facts[place])
      // What is linked may be named anew: that is news of the other entry, and only there.
      guard before.meaning != after.meaning, before.unlinked != after.unlinked else { return nil }
      return FieldChange(
        .word(news.facts[place]), .value(before: before.unlinked, after: after.unlinked))
    }
  }

  private static func relations(
    _ old: EntrySnapshot, _ new: EntrySnapshot, _ news: CollectionNews, _ before: Snapshot,
    _ after: Snapshot
  ) -> [FieldChange] {
    news.relations.enumerated().compactMap { place, relation in
      let (was, now) = (old.relations[place], new.relations[place])
      let (known, kept) = (Set(was), Set(now))
      let added = now.filter { !known.contains($0) }
      let removed = was.filter { !kept.contains($0) }
      guard !added.isEmpty || !removed.isEmpty else { return nil }
      return FieldChange(
        .word(relation.value),
        .members(
          added: added.map { after[$0]?.title ?? $0.description },
          removed: removed.map { before[$0]?.title ?? $0.description }))
    }
  }
}
