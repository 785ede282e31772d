import Diagnostics

extension Fault {
  static func shrunk(
    _ collection: String, to now: Int, before: Int, in place: String, percent: Int
  ) -> Fault {
    refused(
      collection,
      "has \(now == 1 ? "1 entry" : "\(now.grouped) entries") where \(place) has \(before.grouped), and at most \(percent) % "
        + "may be lost")
  }

  static func vanished(_ collection: String, before: Int, in place: String) -> Fault {
    refused(
      collection,
      "is empty where \(place) has \(before == 1 ? "1 entry" : "\(before.grouped) entries")")
  }

  /// Collections of a source that the site has and that this run was not asked for.
  static func sourceVanished(_ source: String, in place: String) -> Fault {
    refused(source, "is not among the sources of this run, and \(place) has pages of it")
  }

  static func noBaseline(of source: String) -> Fault {
    Fault(
      .importing, source,
      "has nothing to be compared with: no complete run in the cache, no site in --out, and no "
        + "--baseline",
      remedy: "Give --baseline a site of this wiki, or leave --require-baseline out",
      category: .data)
  }

  static func unusableBaseline(_ place: String, _ problem: String) -> Fault {
    Fault(
      .configuration, "--baseline \(place)", problem,
      remedy: "Let it name a folder or an address where wikigen-manifest.json lies",
      category: .configuration)
  }

  private static func refused(_ subject: String, _ problem: String) -> Fault {
    Fault(
      .importing, subject, problem,
      remedy: "If that is right, pass --accept-shrink once; if not, try again later",
      category: .data)
  }
}
