import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct `The pictures of a build` {
  private static let build = ["build", "--quiet"]

  private struct Report: Decodable, Equatable {
    struct Pictures: Decodable, Equatable {
      let total: Int
      let placed: Int
      let missing: Int
    }

    let pictures: Pictures
  }

  private static func report(in folder: TemporaryFolder) throws -> Report {
    try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: URL(filePath: "\(folder.path)/report.json")))
  }

  @Test func `are as many as --image-budget has room for, the others placeholders`() async throws {
    let world = try SmallWorld()
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run(folder: world.path) { server in
      let run = try await BuiltProgram.run(
        Self.build + ["--image-budget", "5kB", "--report", "report.json"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      #expect(
        run.complaints
          == "wikigen: warning: 2 pictures are left out, as --image-budget is 5000 bytes.\n")
    }
    let site = try SiteFiles("site", in: folder)
    #expect(site.paths.count { $0.hasPrefix("images/") } == 1)
    // What comes after shows others, which may lack theirs.
    func head(_ path: String) -> Substring {
      site.text(path).firstRange(of: "entry-body").map { site.text(path)[..<$0.lowerBound] } ?? ""
    }
    #expect(head("characters/1-character-1.html").contains("<img"))
    #expect(!head("characters/1-character-1.html").contains("initials"))
    #expect(head("characters/2-character-2.html").contains("initials"))
    #expect(try Self.report(in: folder).pictures == .init(total: 3, placed: 1, missing: 2))
  }

  @Test func `are left, for that run, at a host that fails five times in a row`() async throws {
    let folder = try TemporaryFolder()
    let fault = { @Sendable (request: SeenRequest, _: Int) -> FaultServer.Step? in
      request.path.hasSuffix(".jpeg") ? .answer(.json("{}", status: 503)) : nil
    }
    try await RickAndMortyServer.run(failing: fault) { server in
      let run = try await BuiltProgram.run(
        Self.build + ["--report", "report.json"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      let host = try #require(server.base.split(separator: "/").dropFirst().first)
      // Those that were in flight with the fifth are asked for too.
      let left = try #require(
        (72...81).first {
          run.complaints.contains(
            "wikigen: warning: \($0) further pictures of \(host) were not asked for, as 5 in a row "
              + "could not be had.\n")
        }, "\(run.complaints)")
      let pictures = Set(server.log.targets.filter { $0.hasSuffix(".jpeg") })
      #expect(pictures.count == 86 - left)
    }
    #expect(try Self.report(in: folder).pictures == .init(total: 86, placed: 0, missing: 86))
    let site = try SiteFiles("site", in: folder)
    #expect(site.text("characters/1-rick-sanchez.html").contains("initials"))
  }

  @Test(arguments: [503, 404])
  func `stay as they were had before where they can't be had anew`(status: Int) async throws {
    let folder = try TemporaryFolder()
    let isDown = Atomic(false)
    let fault = { @Sendable (request: SeenRequest, _: Int) -> FaultServer.Step? in
      isDown.load(ordering: .relaxed) && request.path.hasSuffix(".jpeg")
        ? .answer(.json("<p>No</p>", status: status)) : nil
    }
    try await RickAndMortyServer.run(failing: fault) { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let arguments = Self.build + ["--report", "report.json"]
      #expect(try await BuiltProgram.run(arguments, in: folder, environment).code == 0)
      let report = try Self.report(in: folder)
      let images = try SiteFiles("site", in: folder).paths.filter { $0.hasPrefix("images/") }
      isDown.store(true, ordering: .relaxed)
      let again = try await BuiltProgram.run(arguments, in: folder, environment)
      #expect(again.code == 0)
      #expect(again.complaints.contains("is as it was had before, since "))
      #expect(try Self.report(in: folder) == report)
      let kept = try SiteFiles("site", in: folder).paths.filter { $0.hasPrefix("images/") }
      #expect(kept == images)
      #expect(!kept.isEmpty)
      // Whoever wants all of them new can say so.
      let strict = try await BuiltProgram.run(arguments + ["--strict"], in: folder, environment)
      #expect(strict.code == 65)
    }
  }

  @Test func `that can't be kept stop it`() async throws {
    let world = try SmallWorld()
    let folder = try TemporaryFolder()
    try folder.write("", to: ".wikigen/pictures")
    try await RickAndMortyServer.run(folder: world.path) { server in
      let run = try await BuiltProgram.run(
        Self.build, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 73)
      #expect(run.complaints.contains(".wikigen/pictures"))
    }
    #expect(try SiteFiles(folder.path).paths.allSatisfy { !$0.hasPrefix("site/") })
  }

  @Test func `keep to the limits of the source, as the lists do, as its server counts`()
    async throws
  {
    let folder = try TemporaryFolder()
    let noFault = { @Sendable (_: SeenRequest, _: Int) -> FaultServer.Step? in nil }
    try await RickAndMortyServer.run(failing: noFault) { server in
      let run = try await BuiltProgram.run(
        ["fetch", "--quiet", "--set", "sources.rickandmorty.rate=60"]
          + ["--set", "sources.rickandmorty.in-flight=2"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      #expect(server.log.seen.count == 95)
      #expect(server.log.mostInFlight <= 2)
      // A tenth more: what a busy machine holds up arrives together.
      #expect(server.log.mostArrivals(within: .seconds(1)) <= 66)
    }
  }
}
