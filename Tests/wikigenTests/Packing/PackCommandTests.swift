import Diagnostics
import Foundation
import Testing

@testable import wikigen

@Suite struct `A pack by the program` {
  private static let refusals: [(arguments: [String], code: Int32, words: String)] = [
    (
      ["pack"], 64,
      "wikigen: command line: wikigen pack was not told what to make. "
        + "Add --zip FILE, --zim FILE or --precompress DIR.\n"
    ),
    (
      ["pack", "--zip", ""], 64,
      "wikigen: command line: wikigen pack was given an empty name. "
        + "Name a file behind --zip and --zim, a folder behind --precompress.\n"
    ),
    (
      ["pack", "--zip", "a", "--zim", "./a"], 64,
      "wikigen: command line: wikigen pack was given one name for two packs. "
        + "Name a file or folder of its own for each.\n"
    ),
    (
      ["pack", "--zpi", "a.zip"], 64,
      "wikigen: command line: --zpi is no flag of wikigen pack. Write --zip.\n"
    ),
    (
      ["pack", "--zip", "a.zip"], 64,
      "wikigen: command line: site is no folder. "
        + "Name the folder of a site, as an argument or with --out.\n"
    ),
    (
      ["pack", "/dev/null", "--zip", "a.zip"], 64,
      "wikigen: command line: /dev/null is no folder. "
        + "Name the folder of a site, as an argument or with --out.\n"
    ),
    (
      ["pack", ".", "--zip", "../a.zip"], 73,
      "wikigen: publishing: . is no site of wikigen's: it has no wikigen-manifest.json. "
        + "Name the folder of a site, as an argument or with --out.\n"
    ),
  ]

  @Test(arguments: refusals)
  func `says what is wrong`(arguments: [String], code: Int32, words: String) async throws {
    let run = try await BuiltProgram.run(arguments, in: TemporaryFolder())
    #expect(run.code == code)
    #expect(run.complaints == words)
  }

  @Test func `of a folder that is named twice is refused`() async {
    #expect(
      await Main.run(["pack", "wiki", "--out", "site", "--zip", "a.zip"])
        == .stopped(.twoFolders("wikigen pack")))
  }

  @Test func `takes the folder and the time from where builds take them`() async throws {
    let folder = try TemporaryFolder(["wikigen.yml": "out: wiki"])
    let build = ["build", "--fixtures", "--images", "none", "--quiet"]
    #expect(try await BuiltProgram.run(build, in: folder).code == 0)
    let epoch = ["SOURCE_DATE_EPOCH": "1700000000"]
    let run = try await BuiltProgram.run(["pack", "--zip", "dist/a.zip"], in: folder, epoch)
    #expect(run.code == 0, "\(run.complaints)")
    #expect(
      run.output.wholeMatch(of: /Packed \d+ files of wiki into dist\/a\.zip \([0-9.]+ [KM]B\)\.\n/)
        != nil, "\(run.output)")
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/wiki", toPath: "\(folder.path)/other")
    let named = try await BuiltProgram.run(["pack", "other", "--zip", "b.zip"], in: folder, epoch)
    #expect(named.code == 0, "\(named.complaints)")
    #expect(named.output.contains(" of other into b.zip "))
    let other = ["SOURCE_DATE_EPOCH": "tomorrow"]
    #expect(
      try await BuiltProgram.run(["pack", "--zip", "b.zip"], in: folder, other).code == 78)
  }

  @Test func `asks for zim-tools where they are missing, before it writes anything: 69`()
    async throws
  {
    let folder = try TemporaryFolder()
    let build = ["build", "--fixtures", "--images", "none", "--quiet"]
    #expect(try await BuiltProgram.run(build, in: folder).code == 0)
    let run = try await BuiltProgram.run(
      ["pack", "--zip", "a.zip", "--zim", "a.zim"], in: folder, ["PATH": folder.path])
    #expect(run.code == 69)
    #expect(
      run.complaints
        == "wikigen: publishing: zimwriterfs is not installed. Install it: apt install zim-tools.\n"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["site"])
  }

  @Test func `shows a program nothing of the environment but what it needs`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\nenv >&2\nexit 3\n", to: "bin/brotli")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/brotli")
    let environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "TMDB_API_KEY": "s3cret"]
    let program = try #require(ExternalProgram("brotli", in: environment))
    let fault = await #expect(throws: Fault.self) {
      try await program.run([], in: folder.path)
    }
    #expect(fault?.sentence.contains("s3cret") == false)
    #expect(fault?.problem.hasPrefix("ended with code 3: ") == true)
    #expect(ExternalProgram("nosuch", in: environment) == nil)
  }

  /// The tests may run under `nohup`, and the program would then too.
  private static let signals: [(String, Int32, Bool)] =
    [("INT", 130, false), ("TERM", 143, false), ("TERM", 143, true)]
    + (Interruption.isIgnored(SIGHUP) ? [] : [("HUP", 129, false)])

  /// `timeout` sends one to the process and one to its group.
  @Test(arguments: signals)
  func `that a signal stops says where it was, and leaves nothing`(
    signal: String, code: Int32, areMany: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let build = ["build", "--fixtures", "--images", "none", "--quiet"]
    #expect(try await BuiltProgram.run(build, in: folder).code == 0)
    // Whoever waits for it has the signal as soon as it runs, and others for the few milliseconds in which it ends.
    let signals =
      areMany
      ? "for each in $(seq 200); do kill -\(signal) $PPID; done" : "kill -\(signal) $PPID"
    try folder.write(
      """
      #!/bin/sh
      echo $$ >\(folder.path)/bin/number
      \(signals)
      exec sleep 130

      """, to: "bin/zimwriterfs")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/zimwriterfs")
    let run = try await BuiltProgram.run(
      ["pack", "--zim", "a.zim"], in: folder, ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    #expect(run.code == code)
    #expect(
      run.complaints
        == "wikigen: publishing: zimwriterfs was stopped with the run. Start it again.\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["bin", "site"])
    let number = try String(contentsOfFile: "\(folder.path)/bin/number", encoding: .utf8)
    let program = try #require(pid_t(number.dropLast()))
    #expect(kill(program, 0) == -1 && errno == ESRCH)
  }

  /// Its words find no room: nobody reads the pipe.
  @Test(arguments: ["INT", "TERM"])
  func `that can't end after a signal is ended by another one`(signal: String) async throws {
    let folder = try TemporaryFolder()
    let build = ["build", "--fixtures", "--images", "none", "--quiet"]
    #expect(try await BuiltProgram.run(build, in: folder).code == 0)
    try folder.write(
      """
      #!/bin/sh
      echo $PPID >\(folder.path)/number
      kill -INT $PPID
      exec sleep 130

      """, to: "bin/zimwriterfs")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/zimwriterfs")
    let run = try await BuiltProgram.run(
      script: """
        mkfifo pipe
        exec 3<>pipe
        cat /dev/zero >&3 & filler=$!
        (PATH="$PWD/bin:$PATH" "$0" pack --zim a.zim 2>&3; echo $? >code) &
        until [ -s number ]; do sleep 0.05; done
        until [ -s code ]; do kill -\(signal) "$(cat number)" 2>/dev/null; sleep 0.05; done
        kill $filler
        cat code
        """, in: folder)
    #expect(run.output == (signal == "INT" ? "130\n" : "143\n"))
  }

  @Test func `says how another program failed`() {
    #expect(
      Fault.programFailed("brotli", 1, "disk\u{1B} full").sentence
        == "brotli ended with code 1: \"disk\\u{1b} full\". "
        + "See whether the disk is full and the program up to date.")
    #expect(Fault.programFailed("brotli", nil, "").problem == "was killed")
    #expect(
      Fault.programNotRun("brotli").sentence
        == "brotli does not start. Install it anew, or do without it.")
    #expect(
      Fault.programStopped("brotli").sentence
        == "brotli was stopped with the run. Start it again.")
    #expect(Fault.programMissing("brotli", package: "brotli").category == .unavailable)
    #expect(Fault.nothingToPack().category == .usage)
    #expect(Fault.unnamedPack().category == .usage)
    #expect(Fault.unnamedShare().category == .usage)
    #expect(Fault.packNamedTwice().category == .usage)
  }
}
