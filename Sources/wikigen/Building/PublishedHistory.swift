import Foundation
import History
import Publishing
import Wiki

/// What the wiki in the output folder tells of changes, for a cache that was lost.
struct PublishedHistory {
  private let header: ManifestHeader?

  /// `header` is that of the wiki that stands, `nil` where none does.
  init(_ header: ManifestHeader?) { self.header = header }

  /// How a source changed of late, the newest first: what the cache knows, and of the time before its
  /// runs what is told already; and how many of the latter can't be read.
  func changes(of source: ImportedSource) -> (all: [ChangeRecord], unreadable: Int) {
    guard let history = source.history else { return ([], 0) }
    return changes(of: source.record.id, madeAs: source.fingerprint, history)
  }

  /// Whether a change was found that the wiki does not tell yet, or none stands: what is to be made is another one
  /// then, whatever else it is made from.
  func isBehind(_ source: ImportedSource) -> Bool {
    guard let header else { return true }
    let told = Set(
      (header.changes ?? []).lazy.filter { $0.source == source.record.id }.map(\.found))
    return source.history?.changes.contains { !told.contains($0.foundAt) } ?? false
  }

  /// `fingerprint` tells what is asked of the source now: what was told of other settings is another history.
  func changes(
    of id: String, madeAs fingerprint: String, _ history: ToldHistory
  ) -> (all: [ChangeRecord], unreadable: Int) {
    guard let header, header.sources[id] == fingerprint else { return (history.changes, 0) }
    let told = (header.changes ?? []).filter {
      $0.source == id && history.timeBeforeRuns.contains($0.found)
    }
    let records = told.compactMap { ChangeRecord(json: Data($0.record.utf8)) }
    let known = Set(history.changes.map(\.moment))
    // Of the second in which the oldest run ended nobody knows whether it was before or after: what the
    // cache found once more was after.
    let lastSecond = history.timeBeforeRuns.upperBound - 1
    let found = Set(history.changes.lazy.filter { $0.foundAt > lastSecond }.map(\.change))
    let recalled = records.filter {
      !known.contains($0.moment) && !($0.foundAt == lastSecond && found.contains($0.change))
    }
    // Two caches may have taken turns.
    let all = (history.changes + recalled).enumerated().sorted { left, right in
      (right.element.foundAt, left.offset) < (left.element.foundAt, right.offset)
    }.map(\.element)
    return (all, told.count - records.count)
  }
}

extension ManifestHeader.Change {
  init(_ record: ChangeRecord) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(record), as: UTF8.self)
      self.init(source: record.source, found: record.foundAt, record: text)
    } catch {
      preconditionFailure("texts and numbers can always be encoded: \(error)")
    }
  }
}

extension ChangeRecord {
  /// An entry changes once in a run.
  fileprivate var moment: String { "\(foundAt) \(entry)" }
}
