import Wiki

/// How a source changed of late, as far as the cache knows.
struct ToldHistory: Sendable {
  /// The newest first.
  let changes: [ChangeRecord]
  /// The time of which changes are told and the cache has no run; seconds since 1970.
  let timeBeforeRuns: Range<Int>
}
