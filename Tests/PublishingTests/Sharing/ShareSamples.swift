import Diagnostics

@testable import Publishing

/// A plan, and what becomes of it in shares.
struct ShareSamples {
  static let count = 3

  let scratch: ScratchFolder

  func folder(_ number: Int) -> String { "\(scratch.path)/share-\(number)" }

  var folders: [String] { (1...Self.count).map(folder) }

  static func plan(
    _ more: [PlannedFile] = [], header: ManifestHeader = .sample(),
    former: Manifest.Former = .none
  ) -> PublishPlan {
    let moons = (1...20).map { number in
      PlannedFile.sample(
        "moons/\(number).html", entry: "moons/\(number)",
        "<p id=\"m\(number)\"><a href=\"\(number % 20 + 1).html#m\(number % 20 + 1)\">Next</a>")
    }
    let home = PlannedFile.sample("index.html", "<a href=\"moons/3.html#m3\">Three</a>")
    let style = PlannedFile.sample("assets/style.css", "p { color: red }")
    return PublishPlan(header: header, files: [home, style] + moons + more, former: former)
  }

  @discardableResult
  func build(
    _ number: Int, of count: Int = Self.count, _ plan: PublishPlan = plan(),
    after former: String? = nil, isForced: Bool = false
  ) async throws -> PublishSummary {
    let share = SiteShare(number: number, of: count) ?? Self.first
    return try await Publisher(
      output: folder(number), part: .share(share, after: former), isForced: isForced, jobs: 2,
      progress: .silent
    ).publish(plan)
  }

  func buildAll(_ plan: PublishPlan = plan(), after former: String? = nil) async throws {
    for number in 1...Self.count { try await build(number, plan, after: former) }
  }

  @discardableResult
  func merge(_ folders: [String]? = nil, isForced: Bool = false) async throws -> PublishSummary {
    let site = try await SharedSite(folders ?? self.folders, jobs: 2)
    defer { site.release() }
    try site.keepOut(scratch.site)
    let publisher = Publisher.sample(at: scratch.site, isForced: isForced)
    if !isForced {
      try site.check(
        replacing: publisher.manifest(of: site.plan.header.origin), in: scratch.site)
    }
    return try await publisher.publish(site.plan)
  }

  /// A file that the share has, of those of the plan.
  func path(in number: Int, _ isWanted: (String) -> Bool = { $0.hasPrefix("moons/") }) -> String {
    let share = SiteShare(number: number, of: Self.count) ?? Self.first
    return Self.plan().files.map(\.path).first { share.has($0) && isWanted($0) } ?? ""
  }

  private static var first: SiteShare {
    guard let share = SiteShare(number: 1, of: 1) else { preconditionFailure("1/1 is a share") }
    return share
  }
}
