import ArgumentParser

/// The flags of `wikigen build` that divide a wiki among several builds.
struct ShareFlags: ParsableArguments {
  @Option(help: .of(.share)) var shard: String?
  @Option(help: .of(.after)) var after: String?

  /// Those of the others, with these.
  func added(to given: GivenFlags) -> GivenFlags {
    given.adding([(.share, shard), (.after, after)])
  }
}
