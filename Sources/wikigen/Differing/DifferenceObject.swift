import Diagnostics
import Foundation
import Rendering
import Wiki

/// A source in the JSON of `wikigen diff`; programs rely on its names.
struct DifferenceObject: Encodable {
  private let source: String
  private let from: String
  private let to: String
  private var added: [Entry] = []
  private var removed: [Entry] = []
  private var changed: [Entry] = []

  init(_ difference: SourceDifference, in words: PlainWords) throws(Fault) {
    source = difference.source
    from = difference.from
    to = difference.to
    for change in difference.changes {
      var entry = Entry(entry: change.entry.description, title: change.title)
      switch change.kind {
      case .added: added.append(entry)
      case .removed(let why):
        entry.reason = why
        removed.append(entry)
      case .changed(let fields):
        entry.fields = try Self.fields(fields, in: words)
        changed.append(entry)
      }
    }
  }

  static func text(of objects: [DifferenceObject]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(objects), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("texts can always be encoded: \(error)")
    }
  }

  private static func fields(
    _ changes: [FieldChange], in words: PlainWords
  ) throws(Fault) -> [Field] {
    var fields: [Field] = []
    for change in changes {
      var field = Field(field: try words.text(change.label))
      switch change.kind {
      case .value(let before, let after):
        field.before = try words.text(before)
        field.after = try words.text(after)
      case .members(let added, let removed):
        field.added = added
        field.removed = removed
      }
      fields.append(field)
    }
    return fields
  }

  private struct Entry: Encodable {
    let entry: String
    let title: String
    /// Of one that was removed.
    var reason: EntryChange.Departure?
    /// Of one that changed.
    var fields: [Field]?
  }

  private struct Field: Encodable {
    let field: String
    /// Of a fact; empty where nothing was said.
    var before: String?
    var after: String?
    /// Of links to other entries: their names.
    var added: [String]?
    var removed: [String]?
  }
}
