import ArgumentParser

/// The flags of `wikigen build` that divide a wiki among several builds.
struct ShareFlags: ParsableArguments {
  @Option(help: .of(.share)) var shard: String?
  @Option(help: .of(.after)) var after: String?

  /// Those of the others, with these.
  func added(to given: GivenFlags) -> GivenFlags {
    var values = given.values
    for case (let setting, let text?) in [(Setting.share, shard), (.after, after)] {
      values[setting.flag ?? ""] = [text]
    }
    return GivenFlags(values: values, sets: given.sets)
  }
}
