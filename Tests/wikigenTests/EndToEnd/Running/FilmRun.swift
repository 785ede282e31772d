import TestSupport

/// A build of films and people from a loopback server, with what it left behind.
struct FilmRun {
  let run: ProgramRun
  let folder: TemporaryFolder

  /// `credential` is what the environment holds.
  init(
    _ arguments: [String] = [], from server: TMDBServer,
    credential: [String: String] = ["TMDB_ACCESS_TOKEN": TMDBServer.token],
    in folder: TemporaryFolder? = nil
  ) async throws {
    self.folder = try folder ?? TemporaryFolder()
    let environment = ["WIKIGEN_SOURCE": "tmdb", "WIKIGEN_TMDB_URL": server.base]
    run = try await BuiltProgram.run(
      ["build", "--images", "none"] + arguments, in: self.folder,
      environment.merging(credential) { $1 })
  }

  var site: SiteFiles {
    get throws { try SiteFiles("site", in: folder) }
  }

  /// Where the text stands in anything that the run printed or left.
  func places(of text: String) throws -> [String] {
    var texts = ["stdout": run.output, "stderr": run.complaints]
    for (path, data) in try SiteFiles(folder.path).bytes {
      texts[path] = path + String(decoding: data, as: UTF8.self)
    }
    return texts.filter { $0.value.contains(text) }.keys.sorted()
  }
}
