import Diagnostics
import Fetching
import History
import Importing
import Wiki

/// How each source differs between two recordings.
struct RecordedDifferences {
  let all: [SourceDifference]

  /// Sources that are not in both are left out, unless they are named or no source is in both.
  init(from older: BuildSettings, to newer: BuildSettings) async throws(Fault) {
    var all: [SourceDifference] = []
    var obstacles: [Fault] = []
    for source in APISources.all where newer.sources.contains(source.id) {
      let obstacle = SourceObstacle(to: source, older) ?? SourceObstacle(to: source, newer)
      if let obstacle {
        if newer.namedSources.contains(source.id) { throw obstacle.fault }
        obstacles.append(obstacle.fault)
      } else {
        all.append(try await Self.difference(of: source, from: older, to: newer))
      }
    }
    if all.isEmpty, let fault = obstacles.first { throw fault }
    self.all = all
  }

  private static func difference(
    of source: APISource, from older: BuildSettings, to newer: BuildSettings
  ) async throws(Fault) -> SourceDifference {
    let before = Snapshot(of: try await data(of: source, older).collections)
    let data = try await data(of: source, newer)
    let comparison = Comparison(from: before, to: data)
    return SourceDifference(
      source: source.id, from: place(older), to: place(newer), changes: comparison.changes)
  }

  private static func data(
    of source: APISource, _ settings: BuildSettings
  ) async throws(Fault) -> SourceData {
    guard case .recorded(let folder) = settings.input else {
      preconditionFailure("these settings are those of a recording")
    }
    return try await SourceImport(source, settings: settings, cache: nil, progress: .silent)
      .data(through: FolderTransport(folder: folder, source: source.id))
  }

  private static func place(_ settings: BuildSettings) -> String {
    if case .recorded(let folder) = settings.input { settings.shown(folder) } else { "" }
  }
}
