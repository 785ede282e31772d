import ArgumentParser

/// The flags of `wikigen build` that make files beside its pages. They stand apart from the others,
/// since `--json` is another thing to commands that print.
struct PageFormatFlags: ParsableArguments {
  @Flag(help: .of(.json)) var json = false
  @Flag(help: .of(.markdown)) var markdown = false

  /// Those of the others, with these.
  func added(to given: GivenFlags) -> GivenFlags {
    given.adding([], [(.json, json), (.markdown, markdown)])
  }
}
