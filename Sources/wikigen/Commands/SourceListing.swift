import Diagnostics
import Storage

/// What `wikigen sources` prints: a paragraph for each source.
struct SourceListing {
  let text: String

  /// `now` is in seconds since 1970.
  init(
    _ sources: [SourceOutline], flags: GivenFlags, surroundings: Surroundings, now: Int
  ) throws(Fault) {
    let values = try SettingValues(
      table: SettingTable(sources: sources), flags: flags, surroundings: surroundings)
    let folder = surroundings.workingDirectory
    let cache = values.path(.cache) ?? folder.appending(component: ".wikigen")
    let (glance, fault) = Self.glance(at: cache)
    var paragraphs: [String] = []
    for source in sources {
      let setup = try SourceSetup(source, values, surroundings.environment)
      let runs = glance.map {
        KeptRuns(of: source.name, in: $0, fingerprint: setup.fingerprint, now: now)
      }
      let kept = runs?.lines ?? (fault == nil ? [KeptRuns.none] : [])
      paragraphs.append(
        ([source.name] + (setup.lines + kept).map { "  \($0)" }).joined(separator: "\n"))
    }
    if let fault { paragraphs.append("What is kept can't be told: \(fault.sentence)") }
    text = paragraphs.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// A cache that can't be read is no reason to tell nothing of the sources.
  private static func glance(at cache: String) -> (StoreGlance?, Fault?) {
    do {
      return (try StoreGlance(cache), nil)
    } catch {
      return (nil, error)
    }
  }
}
