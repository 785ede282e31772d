import Foundation
import TestSupport
import Testing

/// What is published, the exit code and the sentence, for each way in which an API can fail; those
/// that take a server's time are in `SlowBuildTests`.
@Suite struct `A build whose API fails` {
  @Test(arguments: BuildFault.all)
  func `for good, with nothing kept, writes nothing that is not whole`(
    fault: BuildFault
  ) async throws {
    try await FailingAPI.run(fault, failing: 1...) { api in
      let run = try await api.build()
      #expect(run.code == fault.code)
      #expect(run.output == "")
      switch fault.effect {
      case .refused, .unavailable:
        #expect(run.complaints == api.complaint)
        #expect(try SiteFiles(api.folder.path).paths.isEmpty)
      case .published(let missing):
        #expect(run.complaints == api.warning)
        try check(api.site, missing: missing)
      }
    }
  }

  @Test(arguments: BuildFault.all)
  func `for good, with a wiki that stands, leaves it or builds from what is kept`(
    fault: BuildFault
  ) async throws {
    try await FailingAPI.run(fault, failing: 2...) { api in
      #expect(try await api.build().code == 0)
      let before = try api.site
      let run = try await api.build()
      #expect(run.output == "")
      switch fault.effect {
      case .refused:
        #expect(run.code == 65)
        #expect(run.complaints == api.complaint)
        #expect(try api.site.differences(from: before).isEmpty)
      case .unavailable:
        #expect(run.code == 0)
        try checkStandIn(api, run, before)
      case .published(let missing):
        #expect(run.code == 0)
        #expect(run.complaints == (missing == 0 ? "" : api.staleWarning))
        try check(api.site, missing: 0)
        let differences = try pages(api.site.differences(from: before))
        // The page about the wiki counts what was odd.
        #expect(differences == (missing == 0 ? [] : ["about.html"]))
      }
    }
  }

  @Test(arguments: BuildFault.all)
  func `once makes the same bytes as one that does not, in that run or the next`(
    fault: BuildFault
  ) async throws {
    try await FailingAPI.run(fault, failing: 1...1) { api in
      if case .inTheNextRun = fault.healing {
        let stopped = try await api.build()
        #expect(stopped.code == fault.code)
        #expect(stopped.complaints == api.complaint)
        #expect(try SiteFiles(api.folder.path).paths.isEmpty)
      }
      let healed = try await api.build()
      #expect(healed.code == 0)
      #expect(healed.complaints == "")
      let undisturbed = try await api.build(["--out", "undisturbed", "--cache", "other"])
      #expect(undisturbed.code == 0)
      let expected = try SiteFiles("undisturbed", in: api.folder)
      #expect(try pages(api.site.differences(from: expected)).isEmpty)
      try check(expected, missing: 0)
    }
  }

  /// Without the records, which hold a digest of the answers too: a count that drifts is another
  /// answer, though every page comes out the same.
  private func pages(_ differences: [String]) -> [String] {
    differences.filter { !$0.hasPrefix("wikigen-") }
  }

  /// The wiki says of which day it is, and is otherwise as it was.
  private func checkStandIn(_ api: FailingAPI, _ run: ProgramRun, _ before: SiteFiles) throws {
    #expect(run.complaintLines.count == 1)
    #expect(run.complaints.hasPrefix("wikigen: warning: Rick and Morty is as it was on 2"))
    #expect(run.complaints.hasSuffix(", since \(api.sentence)\n"))
    let site = try api.site
    #expect(
      site.differences(from: before) == [
        "about.html", "index.html", "wikigen-links.json", "wikigen-manifest.json",
      ])
    for page in ["about.html", "index.html"] {
      #expect(site.text(page).contains("did not answer when this wiki was last made"))
    }
  }

  /// A whole wiki, with drawn placeholders for pictures that are missing.
  private func check(_ site: SiteFiles, missing: Int) throws {
    #expect(
      site.paths.count { $0.hasPrefix("images/") } == SmallWorld.pictureCount - missing)
    #expect(site.paths.contains("locations/21-location-21.html"))
    #expect(site.text("characters/2-character-2.html").contains("initials") == (missing > 0))
  }
}
