import Wiki

extension ChangeRecord {
  /// 28 January 2026, noon
  static let noon = 1_769_601_600

  static func sample(
    _ key: String, _ title: String, _ kind: EntryChange.Kind, collection: String = "characters",
    at time: Int = noon
  ) -> ChangeRecord {
    ChangeRecord(
      source: "rickandmorty", foundAt: time,
      EntryChange(EntryID(collection, key), title: title, kind))
  }

  /// Three runs on two days, the newest first, with names as no API should send them.
  static let golden: [ChangeRecord] = [
    .sample("2", "Morty Smith", .changed(fields: [.status("Dead", "Alive")])),
    .sample(
      "1", "Pilot", .changed(fields: [.members("characters", added: ["A | *b* <i>", "C"])]),
      collection: "episodes"),
    .sample("2", "Morty Smith", .changed(fields: [.status("Alive", "Dead")]), at: noon - 3_600),
    .sample("900", "</ul> & \"nobody\" \u{202E}", .removed(why: .gone), at: noon - 86_400),
    .sample("901", "Somebody", .removed(why: .unlisted), at: noon - 86_400),
    .sample("2", "Morty Smith", .added, at: noon - 86_400),
  ]
}

extension FieldChange {
  static func status(_ before: String, _ after: String) -> FieldChange {
    FieldChange(
      .word("rickandmorty.facts.status"),
      .value(before: .verbatim(before), after: .verbatim(after)))
  }

  static func members(
    _ label: String, added: [String] = [], removed: [String] = []
  ) -> FieldChange {
    FieldChange(
      .word("rickandmorty.facts.\(label)"), .members(added: added, removed: removed))
  }
}
