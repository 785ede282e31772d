import Foundation
import TestSupport

/// The API with little data, failing in one way, and a folder to build a wiki of it in.
struct FailingAPI {
  let server: RickAndMortyServer
  let folder: TemporaryFolder
  private let fault: BuildFault

  /// `failing` are those requests for the fault's target that meet it, counted from 1.
  static func run(
    _ fault: BuildFault, failing: some RangeExpression<Int> & Sendable,
    _ body: (FailingAPI) async throws -> Void
  ) async throws {
    let world = try SmallWorld()
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run(
      folder: world.path,
      failing: { request, count in
        request.target == "/api/\(fault.target)" && failing.contains(count) ? fault.step : nil
      },
      { server in try await body(FailingAPI(server: server, folder: folder, fault: fault)) })
  }

  func build(_ arguments: [String] = []) async throws -> ProgramRun {
    // A kept answer is of the day on which it came, and that may be over.
    try await BuiltProgram.run(
      ["build", "--quiet"] + arguments, in: folder,
      ["WIKIGEN_RICKANDMORTY_URL": server.base, "SOURCE_DATE_EPOCH": "1795305600"])
  }

  /// What the fault says of itself.
  var sentence: String { "\(server.base)/\(fault.target) \(fault.sentence)" }

  /// All of stderr where the fault ends a build.
  var complaint: String { "wikigen: \(fault.stage): \(sentence)\n" }

  /// All of stderr where the fault stops nothing.
  var warning: String { fault.sentence.isEmpty ? "" : "wikigen: warning: \(sentence)\n" }

  /// Of a picture that was had before.
  var staleWarning: String {
    "wikigen: warning: The picture of characters/2 is as it was had before, since \(sentence)\n"
  }

  var site: SiteFiles {
    get throws { try SiteFiles("site", in: folder) }
  }
}
