import Wiki

/// How a source changed between two runs or recordings.
struct SourceDifference: Sendable {
  /// Its id: `rickandmorty`.
  let source: String
  /// When the older run ended, or the folder of the older recording.
  let from: String
  let to: String
  let changes: [EntryChange]
}
