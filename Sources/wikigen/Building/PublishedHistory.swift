import Diagnostics
import Foundation
import Publishing
import Wiki

/// What the wiki in the output folder tells of changes, for a cache that was lost.
struct PublishedHistory {
  private let header: ManifestHeader?
  /// What faults call the manifest.
  private let name: String

  /// `header` is that of the wiki that stands, `nil` where none does.
  init(_ header: ManifestHeader?, named name: String) {
    self.header = header
    self.name = name
  }

  /// How a source changed of late, the newest first: what the cache knows, and of the time before its
  /// runs what is told already.
  func changes(of source: ImportedSource) throws(Fault) -> [ChangeRecord] {
    guard let history = source.history else { return [] }
    guard let header, header.sources[source.record.id] == source.fingerprint else {
      return history.changes
    }
    let known = Set(history.changes.map(\.moment))
    var recalled: [ChangeRecord] = []
    for told in header.changes ?? [] where told.source == source.record.id {
      guard history.timeBeforeRuns.contains(told.found) else { continue }
      let record = try record(told)
      if !known.contains(record.moment) { recalled.append(record) }
    }
    // The runs of the cache are the later ones.
    return history.changes + recalled
  }

  private func record(_ told: ManifestHeader.Change) throws(Fault) -> ChangeRecord {
    do {
      return try JSONDecoder().decode(ChangeRecord.self, from: Data(told.record.utf8))
    } catch {
      throw .unreadableManifest(name, "tells of changes in another way than wikigen does")
    }
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
