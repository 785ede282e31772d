import Diagnostics
import Foundation
import Importing
import JSONReading
import Storage
import Wiki

/// All of an import but its entries: enough to tell that a wiki of it would be no other one.
///
/// It is kept with the run that was imported, so that a build where nothing changed reads no entry.
struct ImportOutline: Encodable, Sendable {
  /// The digest of all that the source answered, pictures aside.
  let answers: String
  /// In the order of the source.
  let counts: [Count]
  let warnings: [Warning]
  /// The day the data is of.
  var date: CalendarDate? { day.flatMap(CalendarDate.init(iso8601:)) }
  /// Entries that were asked for and that the source no longer has.
  var gone: Set<EntryID> { Set(goneEntries) }
  private let day: String?
  private let goneEntries: [EntryID]

  struct Count: Encodable, Sendable {
    let collection: String
    let entries: Int
  }

  init(_ data: SourceData, answers: String) {
    self.answers = answers
    counts = data.counts.map { Count(collection: $0.collection, entries: $0.entries) }
    warnings = data.warnings
    day = data.date?.iso8601
    goneEntries = data.gone.sorted { $0.description < $1.description }
  }
}

extension ImportOutline: JSONReadableObject {
  init(_ object: JSONObject) throws {
    answers = try object.value("answers")
    counts = try object.value("counts")
    warnings = try object.value("warnings")
    day = try object.valueIfThere("day")
    goneEntries = try object.value("goneEntries")
  }
}

extension ImportOutline.Count: JSONReadableObject {
  init(_ object: JSONObject) throws {
    self.init(collection: try object.value("collection"), entries: try object.value("entries"))
  }
}

extension ImportOutline {
  /// Another version may read the same answers otherwise.
  private static let reader = Program.edition

  /// What is kept of a run; `nil` if this program did not read it yet.
  init?(of run: CompleteRun) throws(Fault) {
    guard let kept = try run.outline(by: Self.reader) else { return nil }
    do {
      self =
        try JSONTape.value(Self.self, in: Array(kept))
        ?? JSONDecoder().decode(Self.self, from: kept)
    } catch {
      // Then the answers are read again, and it is kept anew.
      return nil
    }
  }

  func keep(in run: CompleteRun) throws(Fault) { try run.keep(outline: self, by: Self.reader) }
}
