import Diagnostics
import Publishing

/// What `wikigen pack` was asked to do.
struct PackSettings: Sendable {
  /// Where the packs go, as the user would type it.
  struct Targets: Sendable {
    let zip: String?
    let zim: String?
    let precompressed: String?
  }

  /// As the user would type it.
  let folder: String
  let targets: Targets
  let moment: ZipMoment
  let jobs: Int
  let environment: [String: String]

  init(_ targets: Targets, _ flags: GivenFlags, surroundings: Surroundings) throws(Fault) {
    let named = [targets.zip, targets.zim, targets.precompressed].compactMap(\.self)
    guard !named.isEmpty else { throw Fault.nothingToPack() }
    guard named.allSatisfy({ !$0.isEmpty }) else { throw Fault.unnamedPack() }
    let places = named.map { $0.absolutePath(in: surroundings.workingDirectory) }
    guard Set(places).count == places.count else { throw Fault.packNamedTwice() }
    self.targets = targets
    let values = try SettingValues(
      table: SettingTable(sources: SourceOutline.all), flags: flags, surroundings: surroundings)
    let working = surroundings.workingDirectory
    folder = (values.path(.out) ?? working.appending(component: "site")).shown(in: working)
    jobs = values.number(.jobs) ?? min(max(surroundings.processors, 1), 256)
    environment = surroundings.environment
    moment = try Self.moment(environment["SOURCE_DATE_EPOCH"] ?? "")
  }

  /// https://reproducible-builds.org/docs/source-date-epoch/
  private static func moment(_ epoch: String) throws(Fault) -> ZipMoment {
    guard !epoch.isEmpty else { return .first }
    guard let seconds = Int(epoch) else { throw Fault.badEpoch(epoch) }
    return ZipMoment(secondsSince1970: seconds)
  }
}
