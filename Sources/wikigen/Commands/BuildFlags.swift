import ArgumentParser

/// The flags of `wikigen build`. Everything about them but their order is in the table of settings.
struct BuildFlags: ParsableArguments {
  @Option(help: .of(.out)) var out: String?
  @OptionGroup var wiki: WikiFlags
  @Flag(help: .of(.refresh)) var refresh = false
  @Option(help: .of(.imageBudget)) var imageBudget: String?
  @Flag(help: .of(.acceptShrink)) var acceptShrink = false
  @Option(help: .of(.baseline)) var baseline: String?
  @Flag(help: .of(.requireBaseline)) var requireBaseline = false
  @Option(help: .of(.maxStale)) var maxStale: String?
  @Option(help: .of(.report)) var report: String?
  @Option(help: .of(.summary)) var summary: String?
  @Option(help: .of(.changes)) var changes: String?
  @Flag(help: .of(.verify)) var verify = false
  @Flag(help: .of(.strict)) var strict = false
  @Flag(help: .of(.force)) var force = false
  @Option(help: .of(.logFormat)) var logFormat: String?

  var given: GivenFlags {
    wiki.given(
      with: [
        (.out, out), (.report, report), (.imageBudget, imageBudget), (.baseline, baseline),
        (.maxStale, maxStale), (.changes, changes), (.summary, summary), (.logFormat, logFormat),
      ],
      [
        (.strict, strict), (.force, force), (.refresh, refresh), (.acceptShrink, acceptShrink),
        (.requireBaseline, requireBaseline), (.verify, verify),
      ])
  }
}
