import Diagnostics
import Importing
import Publishing

/// The sources that a build is made from, and those that it leaves out.
///
/// Only what nobody asked for is left out: a source without its credential, as long as the site has
/// no page of it, and one that the recording does not have.
struct SourceSelection {
  /// In the order of the registry.
  let chosen: [APISource]
  let skipped: [SkippedSource]

  /// `isKept` says whether the cache has a complete run of a source.
  init(
    _ settings: BuildSettings, among sources: [APISource] = APISources.all,
    isKept: (String) throws(Fault) -> Bool = { _ in false }
  ) throws(Fault) {
    var chosen: [APISource] = []
    var skipped: [SkippedSource] = []
    for source in sources where settings.sources.contains(source.id) {
      let isInCache = try isKept(source.id)
      guard let obstacle = SourceObstacle(to: source, settings, isKept: isInCache) else {
        chosen.append(source)
        continue
      }
      let isLast = chosen.isEmpty && source.id == settings.sources.last
      guard !isLast, !settings.namedSources.contains(source.id), !isInCache else {
        throw obstacle.fault
      }
      if let folder = try Self.folder(publishing: source.id, settings) {
        throw obstacle.fault(besidePagesIn: settings.shown(folder))
      }
      skipped.append(SkippedSource(source: source.id, reason: obstacle.reason))
    }
    self.chosen = chosen
    self.skipped = skipped
  }

  /// Refuses a wiki that would lack a source which the one that it replaces has; `header` is asked for what
  /// the one in a folder says of itself.
  func checkNoneVanishes(
    _ settings: BuildSettings, from header: (String) throws(Fault) -> ManifestHeader?
  ) throws(Fault) {
    guard settings.origin.isWhole, !settings.gates.acceptsShrink, !settings.isForced,
      let folder = settings.replaced, let header = try header(folder), header.origin.isWhole
    else { return }
    let present = Set(chosen.map(\.id))
    if let missing = header.sources.keys.sorted().first(where: { !present.contains($0) }) {
      throw .sourceVanished(missing, in: settings.shown(folder))
    }
  }

  /// The wiki that is to be replaced, if it has pages of the source; `nil` of a recording, which has what it has.
  private static func folder(
    publishing id: String, _ settings: BuildSettings
  ) throws(Fault) -> String? {
    guard [.live, .kept].contains(settings.input), let folder = settings.replaced else {
      return nil
    }
    do throws(Fault) {
      return try ManifestHeader.read(in: folder)?.sources[id] == nil ? nil : folder
    } catch {
      // A forced build replaces a site of which nothing is known.
      guard settings.isForced else { throw error }
      return nil
    }
  }
}
