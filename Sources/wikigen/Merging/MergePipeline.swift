import Diagnostics
import Publishing

/// `wikigen merge` from its settings to what it prints.
struct MergePipeline {
  private let settings: MergeSettings
  private let console: Console
  private let printer: ProgressPrinter

  init(settings: MergeSettings, console: Console) {
    self.settings = settings
    self.console = console
    printer = ProgressPrinter(console, settings.verbosity)
  }

  func run() async throws(Fault) {
    defer { printer.stop() }
    for folder in [settings.output] + settings.sharePaths {
      try settings.changes?.check(outside: folder)
    }
    let site = try await SharedSite(settings.shares, jobs: settings.jobs)
    defer { site.release() }
    let summary = try await publish(site)
    printer.finish()
    WarningPrinter(console).print(summary.lateWarnings)
    if settings.verbosity != .quiet { console.write(text(of: summary)) }
  }

  private func publish(_ site: SharedSite) async throws(Fault) -> PublishSummary {
    try site.keepOut(settings.name)
    let publisher = Publisher(
      output: settings.name, isForced: settings.isForced, jobs: settings.jobs,
      progress: printer.progress)
    try publisher.check(for: site.plan.header.origin)
    if !settings.isForced {
      try site.check(
        replacing: publisher.manifest(of: site.plan.header.origin), in: settings.name)
    }
    printer.progress.report(.began(.publishing))
    return try await publisher.publish(site.plan) { changes throws(Fault) in
      try settings.changes?.write(changes.text)
    }
  }

  private func text(of summary: PublishSummary) -> String {
    let shares = settings.shares.count.counted("share")
    let pages = summary.pages.counted("page")
    let headline: String
    if summary.changes.isEmpty {
      headline = "Nothing changed: \(settings.name) has the \(pages) of \(shares)."
    } else {
      let written = summary.pages - summary.unchangedPages
      let part = summary.unchangedPages == 0 ? "" : "\(written.grouped) of "
      let removed = summary.removedPages
      let gone = removed == 0 ? "" : " \(removed.counted("page")) gone."
      headline = "Wrote \(part)\(pages) of \(shares) to \(settings.name).\(gone)"
    }
    return "\(headline)\nOpen \(settings.name.appending(component: "index.html"))\n"
  }
}
