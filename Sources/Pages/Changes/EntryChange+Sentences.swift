import Wiki

extension EntryChange {
  /// What happened, a sentence for each field.
  public var sentences: [Phrase] {
    switch kind {
    case .added: [.word("changes.added")]
    case .removed(why: .gone): [.word("changes.gone")]
    case .removed(why: .unlisted): [.word("changes.unlisted")]
    case .changed(let fields): fields.flatMap(\.sentences)
    }
  }
}

extension FieldChange {
  fileprivate var sentences: [Phrase] {
    switch kind {
    case .value(let before, let after) where before.isEmpty:
      [.sentence("changes.appeared", ["field": label, "after": after])]
    case .value(let before, let after) where after.isEmpty:
      [.sentence("changes.vanished", ["field": label, "before": before])]
    case .value(let before, let after):
      [.sentence("changes.value", ["field": label, "before": before, "after": after])]
    case .members(let added, let removed):
      [("changes.joined", added), ("changes.parted", removed)].compactMap { key, names in
        names.isEmpty
          ? nil : .sentence(key, ["field": label, "names": .list(names.map(Phrase.verbatim))])
      }
    }
  }
}
