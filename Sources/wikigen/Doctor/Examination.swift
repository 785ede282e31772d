import CCmarkGFM
import CDeflate
import CZlib
import Diagnostics
import Fetching
import Importing
import Publishing
import Rendering
import Storage
import Wiki

/// Looks at all that a build needs, in the order in which a build comes upon it.
struct Examination {
  let flags: GivenFlags
  let surroundings: Surroundings
  /// Seconds since 1970.
  let now: Int
  var timeouts = LiveTransport.Timeouts()

  func rows() async -> [DoctorRow] {
    let settings: BuildSettings
    do throws(Fault) {
      var found = try BuildSettings(
        flags: flags, sources: SourceOutline.all, surroundings: surroundings)
      found.timeouts = timeouts
      settings = found
    } catch {
      return libraries + [DoctorRow("settings", error)] + programs
    }
    let sources = chosen(settings)
    var rows = libraries + [DoctorRow("settings", "sound"), output(settings)] + store(settings)
    rows += credentials(settings) + sources.rows + [templates(settings, sources.chosen)]
    if settings.input == .live {
      for source in sources.chosen { rows.append(await reach(source, settings)) }
    }
    return rows + lastRuns(settings) + disks(settings) + programs
  }

  private var libraries: [DoctorRow] {
    [
      DoctorRow(Program.name, Program.version), DoctorRow("SQLite", StoreLibrary.version),
      DoctorRow("zlib", String(cString: zlibVersion())),
      DoctorRow("libdeflate", LIBDEFLATE_VERSION_STRING),
      DoctorRow("cmark-gfm", String(cString: cmark_version_string())),
    ]
  }

  private func output(_ settings: BuildSettings) -> DoctorRow {
    let name = settings.shown(settings.output)
    do throws(Fault) {
      try Publisher(
        output: name, isForced: settings.isForced, jobs: settings.jobs, progress: .silent
      ).check(for: settings.origin)
      let standing = try ManifestHeader.read(in: settings.output)
      return DoctorRow("output", "\(name): \(standing?.generator ?? "nothing yet")")
    } catch {
      return DoctorRow("output", error)
    }
  }

  /// Nobody else is shown one.
  private func credentials(_ settings: BuildSettings) -> [DoctorRow] {
    guard settings.input == .live else { return [] }
    return SourceOutline.all.filter { settings.sources.contains($0.name) && !$0.variables.isEmpty }
      .map {
        let source = $0
        let set = source.variables.first {
          surroundings.environment[$0]?.allSatisfy(\.isWhitespace) == false
        }
        let page = source.credentialPage.map { "; get one at \($0)" } ?? ""
        return DoctorRow(
          "\(source.name) key", set.map { "\($0) is set" } ?? "not set",
          remedy: set == nil ? "Set \(source.variables.joined(separator: " or "))\(page)" : "")
      }
  }

  /// The sources of a build, and what there is to say of their choice.
  private func chosen(_ settings: BuildSettings) -> (chosen: [APISource], rows: [DoctorRow]) {
    do throws(Fault) {
      let glance = try StoreGlance(settings.cache)
      let selection = try SourceSelection(settings) { source in
        glance?.runs.contains { $0.source == source } == true
      }
      try selection.checkNoneVanishes(settings, from: ManifestHeader.read)
      return (
        selection.chosen,
        selection.skipped.map { DoctorRow($0.source, "is left out: \($0.reason)") }
      )
    } catch {
      return ([], [DoctorRow("sources", error)])
    }
  }

  private func templates(_ settings: BuildSettings, _ sources: [APISource]) -> DoctorRow {
    do throws(Fault) {
      _ = try SiteRenderer(settings, sources)
      return DoctorRow("templates", "sound")
    } catch {
      return DoctorRow("templates", error)
    }
  }

  private func reach(_ source: APISource, _ settings: BuildSettings) async -> DoctorRow {
    let check = "\(source.id) answers"
    do throws(Fault) {
      let clock = ContinuousClock()
      let start = clock.now
      let address = try await SourceImport(
        source, settings: settings, cache: nil, progress: .silent
      ).probe()
      let milliseconds = Int((start.duration(to: clock.now).seconds * 1_000).rounded())
      return DoctorRow(check, "\(address) in \(milliseconds.grouped) ms")
    } catch {
      return DoctorRow(check, error)
    }
  }
}
