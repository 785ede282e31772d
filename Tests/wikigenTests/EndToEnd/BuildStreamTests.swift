import Testing

@Suite struct `The streams of a build` {
  private static let warning =
    "wikigen: warning: characters/86 names episodes/18, which does not name it back; "
    + "the wiki shows the link on both."

  @Test func `have the summary on stdout and the rest on stderr`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["build", "--fixtures"], in: folder)
    #expect(run.output.hasPrefix("Wrote "))
    #expect(run.complaintLines.contains(Self.warning))
    let stages = run.complaintLines.filter { $0 != Self.warning }
      .map { $0.prefix { $0 != ":" } }
      // A stage that takes long tells meanwhile how far it is.
      .reduce(into: [Substring]()) { if $0.last != $1 { $0.append($1) } }
    #expect(stages == ["fetching rickandmorty", "planning", "publishing"])
    #expect(run.complaints.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test func `have warnings only when it is to be quiet`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(run.complaints == Self.warning + "\n")
  }

  @Test func `have each step when it is to be verbose`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["build", "--fixtures", "--verbose"], in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Wrote "))
    let steps = run.complaintLines
    #expect(steps.first == "fetching: …")
    #expect((1...5).allSatisfy { steps.contains("fetching: character \($0) of 5") })
    #expect(steps.contains("fetching: pictures 86 of 86"))
    #expect(steps.filter { $0.hasPrefix("publishing: pages ") }.count > 100)
  }

  @Test func `are not silent and loud at once`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet", "--verbose"], in: folder)
    #expect(run.code == 64)
    #expect(
      run.complaints
        == "wikigen: command line: --quiet excludes --verbose. Leave one of them out.\n")
  }

  @Test(arguments: [["--version"], ["--help"], ["sources"], ["build", "--help"]])
  func `have what was asked for on stdout alone`(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(arguments, in: folder)
    #expect(run.code == 0)
    #expect(!run.output.isEmpty)
    #expect(run.complaints == "")
    #expect(try SiteFiles(folder.path).paths.isEmpty)
  }

  #if os(Linux)
    @Test(arguments: ["--help", "sources", "check site"])
    func `are no success where what was asked for did not fit`(arguments: String) async throws {
      let folder = try TemporaryFolder()
      _ = try await BuiltProgram.run(["build", "--fixtures"], in: folder)
      let run = try await BuiltProgram.run(script: "\"$0\" \(arguments) >/dev/full", in: folder)
      #expect(run.code == 73)
      #expect(
        run.complaints
          == "wikigen: command line: stdout could not be written: the disk is full. "
          + "Let it lead to where there is room and that you may write to.\n")
    }

    @Test func `do not undo a wiki that was made where they are full`() async throws {
      let folder = try TemporaryFolder()
      let run = try await BuiltProgram.run(
        script: "\"$0\" build --fixtures --quiet && \"$0\" build --fixtures >/dev/full", in: folder)
      #expect(run.code == 0)
      #expect(
        run.complaintLines.last
          == "wikigen: warning: stdout could not be written: the disk is full. "
          + "Let it lead to where there is room and that you may write to.")
    }
  #endif

  @Test func `may be read no further`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      script: "{ \"$0\" sources; echo $? >code; } | true", in: folder)
    #expect(run.complaints == "")
    #expect(try folder.text(of: "code") == "0\n")
  }

  /// Yams prints what it takes from there.
  @Test func `are the program's alone, whatever a library is told by the environment`() async throws
  {
    let folder = try TemporaryFolder(["wikigen.yml": "site:\n  title: A wiki\n"])
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--images", "none", "--quiet"], in: folder,
      ["YAMS_DEFAULT_ENCODING": "utf16"])
    #expect(run.output == "")
    #expect(run.code == 0)
  }

  #if os(Linux)
    @Test func `may be closed, and lead nowhere then`() async throws {
      let folder = try TemporaryFolder()
      let run = try await BuiltProgram.run(
        script: """
          "$0" serve --fixtures --port 0 <&- 2>&- >said & server=$!
          until grep -q Made said; do kill -0 $server || exit 1; sleep 0.05; done
          readlink /proc/$server/fd/0 /proc/$server/fd/2
          kill $server; wait $server
          """, in: folder)
      #expect(run.output == "/dev/null\n/dev/null\n")
      #expect(run.code == 0)
    }
  #endif
}
