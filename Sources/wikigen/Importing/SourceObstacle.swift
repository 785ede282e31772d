import Diagnostics
import Fetching
import Importing

/// What keeps a build from a source, found out before anything is asked for.
struct SourceObstacle {
  /// For a source that must not be missing.
  let fault: Fault
  /// For one that may be: the rest of the sentence that leaves it out.
  let reason: String

  /// `nil` if nothing does.
  init?(to source: APISource, _ settings: BuildSettings, isKept: Bool = false) {
    switch settings.input {
    case .fixtures: return nil
    case .kept:
      guard !isKept else { return nil }
      self.init(
        fault: .nothingKept(source.id, settings.shown(settings.cache)),
        reason: "the cache has no complete run of it")
    case .recorded(let folder): self.init(to: source, recordedIn: folder, settings)
    case .live: self.init(toLive: SourceOutline(source), settings)
    }
  }

  /// The fault where nobody asked for the source but the wiki that is to be replaced.
  func fault(besidePagesIn folder: String) -> Fault {
    Fault(
      fault.stage, fault.subject, "\(fault.problem); \(folder) has pages of it",
      remedy: "\(fault.remedy), or name the sources to build from with --source",
      category: fault.category)
  }

  private init(fault: Fault, reason: String) {
    self.fault = fault
    self.reason = reason
  }

  private init?(toLive source: SourceOutline, _ settings: BuildSettings) {
    guard !source.credentials.isEmpty, settings.credentials[source.name] == nil else { return nil }
    fault = .missingCredential(of: source)
    reason =
      "it needs \(source.variables.joined(separator: " or "))"
      + (source.credentialPage.map { "; get one at \($0)" } ?? "")
  }

  private init?(to source: APISource, recordedIn folder: String, _ settings: BuildSettings) {
    do throws(Fault) {
      _ = try FolderTransport(folder: folder, source: source.id)
      return nil
    } catch {
      fault = error
      reason = "\(settings.shown(folder)) \(error.problem)"
    }
  }
}
