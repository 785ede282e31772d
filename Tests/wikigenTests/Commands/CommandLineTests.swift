import ArgumentParser
import Diagnostics
import Testing

@testable import wikigen

@Suite struct `The command line` {
  @Test func `every command reads its own arguments, and no other's`() {
    let types = CommandName.words.compactMap { word in
      CommandName(word)?.type.map { (word, $0) }
    }
    for (word, type) in types { #expect(type._commandName == word) }
    let known = Set(types.map { ObjectIdentifier($0.1) })
    let listed = WikigenCommand.configuration.subcommands.map { ObjectIdentifier($0) }
    #expect(known == Set(listed) && known.count == listed.count)
  }

  @Test(arguments: [["--version"], ["build", "--version"]])
  func `the version is the program's`(arguments: [String]) async {
    #expect(await Main.run(arguments) == .done("wikigen 0.1.0"))
  }

  @Test(arguments: [
    (["build"], true), (["build", "--out", "x"], true), (["serve"], true), ([], false),
    (["check"], false), (["build", "--help"], false), (["build", "--out", "x", "-h"], false),
    (["serve", "--version"], false), (["help", "build"], false),
  ])
  func `tells sooner than it is parsed whether a wiki is to be built`(
    arguments: [String], isBuilt: Bool
  ) {
    #expect(CommandName.buildsWiki(arguments) == isBuilt)
  }

  @Test(arguments: [
    ([], true, false), (["sources"], true, false), (["check", "site"], true, false),
    (["build"], false, true), (["build", "--help"], true, true), (["fetch"], false, true),
    (["build", "--fixtures"], false, false), (["build", "--recorded=a"], false, false),
    (["clean"], false, false), (["clean", "--dry-run"], true, false), (["pack"], false, false),
  ])
  func `tells sooner than it is parsed what a run leaves behind`(
    arguments: [String], onlyTells: Bool, fetches: Bool
  ) {
    #expect(CommandName.onlyTells(arguments) == onlyTells)
    #expect(CommandName.fetches(arguments) == fetches)
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `without a command there is help`(arguments: [String]) async throws {
    let ending = await Main.run(arguments)
    guard case .done(let text) = ending else { throw UnexpectedEnding(ending: ending) }
    #expect(text.contains("USAGE: wikigen <subcommand>"))
    #expect(text.contains("Makes a wiki that opens by double click out of a public API."))
    #expect(ending.exitCode == 0)
  }

  @Test(arguments: [
    (["buildd"], "buildd is no command of wikigen. Write wikigen build."),
    (
      ["frob"],
      "frob is no command of wikigen. "
        + "The commands are build, init, serve, fetch, record, diff, sources, check, clean, pack, "
        + "merge, doctor, help."
    ),
    (["help", "source"], "source is no command of wikigen. Write wikigen sources."),
    (["--versoin"], "--versoin is no flag of wikigen. Write --version."),
    (
      ["--strict", "build"],
      "--strict is no flag of wikigen. Write it behind the command: wikigen build --strict."
    ),
    (["build", "--ou", "x"], "--ou is no flag of wikigen build. Write --out."),
    (["build", "--page_size=3"], "--page_size is no flag of wikigen build. Write --page-size."),
    (["build", "-x"], "-x is no flag of wikigen build. See wikigen build --help."),
    (
      ["build", "--page-size", "-5"],
      "--page-size is '-5' where a whole number from 1 to 500 is due. "
        + "Change it, or leave it out (default: 20)."
    ),
    (
      ["check", "--jobs", "-1"],
      "--jobs is '-1' where a whole number from 1 to 256 is due. "
        + "Change it, or leave it out (default: the processors)."
    ),
    (["init", ""], "wikigen init was given an empty name. Name a folder, or leave it out."),
    (
      ["fetch", "--fixtures"],
      "wikigen fetch asks the APIs, which --fixtures forbids. Leave it out, and WIKIGEN_FIXTURES too."
    ),
    (
      ["diff", "--fixtures"],
      "--fixtures is nothing that wikigen diff compares. "
        + "Leave it out for the last two runs in the cache, or name two recordings."
    ),
    (["fetch", "--jsn"], "--jsn is no flag of wikigen fetch. See wikigen fetch --help."),
    (
      ["fetch", "--shard", "1/2"], "--shard is no flag of wikigen fetch. See wikigen fetch --help."
    ),
    (
      ["build", "--max-stale", "-5d"],
      "--max-stale is '-5d' where a time such as 12h or 7d is due. "
        + "Change it, or leave it out (default: 7d)."
    ),
    (
      ["build", "--shard", "-1/4"],
      "--shard is '-1/4' where a share such as 2/4 is due. "
        + "Change it, or leave it out (default: the whole wiki)."
    ),
    (
      ["serve", "--port", "-1"],
      "--port is no port: '-1'. Give a number from 1 to 65535, or 0 for any that is free."
    ),
    (
      ["build", "--source", "-1"],
      "wikigen build can't be run like this: missing value for '--source <name>'. "
        + "See wikigen build --help."
    ),
    (
      ["build", "--out", "-1"],
      "wikigen build can't be run like this: missing value for '--out <dir>'. "
        + "See wikigen build --help."
    ),
    (
      ["build", "--out", "--frob"],
      "wikigen build can't be run like this: missing value for '--out <dir>'. "
        + "See wikigen build --help."
    ),
    (
      ["build", "--page-size", "5", "--frob"],
      "--frob is no flag of wikigen build. See wikigen build --help."
    ),
    (
      ["build", "--", "--fixtures"],
      "wikigen build can't be run like this: unexpected argument '--fixtures'. "
        + "See wikigen build --help."
    ),
    (
      ["sources", "https://me:s3cret@a.example"],
      "wikigen sources can't be run like this: unexpected argument 'https://…'. "
        + "See wikigen sources --help."
    ),
    (["check", "--jsn"], "--jsn is no flag of wikigen check. Write --json."),
    (["check", "--fixtures"], "--fixtures is no flag of wikigen check. See wikigen check --help."),
    (["clean", "--dryrun"], "--dryrun is no flag of wikigen clean. Write --dry-run."),
    (
      ["clean", "a", "--out", "b"],
      "wikigen clean was given two folders. Name one, as an argument or with --out."
    ),
    (
      ["check", "a", "--out", "b"],
      "wikigen check was given two folders. Name one, as an argument or with --out."
    ),
    (["sources", "--cach"], "--cach is no flag of wikigen sources. Write --cache."),
    (["sources", "--all"], "--all is no flag of wikigen sources. See wikigen sources --help."),
    (
      ["build", "--out"],
      "wikigen build can't be run like this: missing value for '--out <dir>'. "
        + "See wikigen build --help."
    ),
    (
      ["build", "site"],
      "wikigen build can't be run like this: unexpected argument 'site'. "
        + "See wikigen build --help."
    ),
    (
      ["build", "--strict", "yes"],
      "wikigen build can't be run like this: unexpected argument 'yes'. "
        + "See wikigen build --help."
    ),
  ])
  func `what can't be understood is one sentence`(
    arguments: [String], sentence: String
  ) async throws {
    let ending = await Main.run(arguments)
    guard case .stopped(let fault) = ending else { throw UnexpectedEnding(ending: ending) }
    #expect(fault.sentence == sentence)
    #expect(ending.exitCode == 64)
  }

  @Test(arguments: CommandName.words.filter { $0 != "help" })
  func `a command is known by the flags that it has`(word: String) throws {
    let command = try #require(CommandName(word))
    let help = try #require(command.type).helpMessage(columns: 4000)
    let flags = help.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != " " }) }
    #expect(Set(flags).union(["--help", "--version"]) == Set(command.flags))
  }

  @Test func `an error without an explanation is a bug of wikigen`() {
    let ending = Ending(UnexpectedEnding(ending: .done("")), of: ["build"])
    #expect(ending == .stopped(.unexplained(UnexpectedEnding(ending: .done("")))))
    #expect(ending.exitCode == 70)
    #expect(
      Fault.unexplained(UnexpectedEnding(ending: .done(""))).sentence
        == "UnexpectedEnding ended the run without an explanation. "
        + "This is a bug of wikigen; please report it.")
  }

  @Test func `a run that a signal stopped says how far a site had come, else that it goes on`() {
    let site = Fault(
      .publishing, "site", "was not made to its end", remedy: "Start it again",
      category: .unavailable)
    #expect(Ending.stopped(site).ofInterruption(of: ["pack"]) == .stopped(site))
    let answer = Fault(
      .fetching, "an answer", "was not fetched", remedy: "Start it again", category: .unavailable)
    for other in [Ending.stopped(answer), .stopped(.unexplained(CancellationError())), .found] {
      #expect(other.ofInterruption(of: ["build"]) == .stopped(.interrupted()))
      #expect(other.ofInterruption(of: ["doctor"]) == .stopped(.interruptedCommand()))
    }
    #expect(Fault.interruptedCommand().sentence == "The run was interrupted. Start it again.")
  }

  @Test func `a folder is named once`() {
    #expect(
      Fault.twoFolders("wikigen check").sentence
        == "wikigen check was given two folders. Name one, as an argument or with --out.")
  }

  @Test func `what is here already is neither fetched nor compared`() {
    #expect(
      Fault.nothingToFetch(.offline).sentence
        == "wikigen fetch asks the APIs, which --offline forbids. "
        + "Leave it out, and WIKIGEN_OFFLINE too.")
    #expect(
      Fault.nothingToCompare(.recorded).sentence
        == "--recorded is nothing that wikigen diff compares. "
        + "Leave it out for the last two runs in the cache, or name two recordings.")
    #expect(
      Fault.unnamedFolder().sentence
        == "wikigen init was given an empty name. Name a folder, or leave it out.")
  }

  @Test func `only shares are told what they replace`() {
    #expect(
      Fault.afterWithoutShare().sentence
        == "--after is for shares; a whole wiki goes on from the one in --out. "
        + "Add --shard, or leave it out.")
  }

  @Test func `findings are refused data`() {
    let ending = Ending(CheckCommand.Findings(), of: ["check"])
    #expect(ending == .found)
    #expect(ending.exitCode == 65)
  }

  @Test(arguments: Fault.Category.allCases)
  func `a fault's category is the exit code`(category: Fault.Category) {
    let fault = Fault(.fetching, "a", "b", remedy: "C", category: category)
    #expect(Ending(fault, of: []).exitCode == category.rawValue)
  }

  @Test func `a fault is printed with its stage`() {
    let fault = Fault(.fetching, "http://a", "answered 404", remedy: "Look there", category: .data)
    #expect(Ink.plain.fault(fault) == "wikigen: fetching: http://a answered 404. Look there.")
    #expect(
      Ink.coloured.fault(fault)
        == "wikigen: \u{1B}[31mfetching:\u{1B}[0m http://a answered 404. Look there.")
  }

  @Test func `the registry tells all that a listing needs`() {
    for source in SourceOutline.all {
      #expect(!source.completeness.isEmpty && !source.categories.isEmpty)
      #expect(source.rate > 0 && source.inFlight > 0)
    }
  }

  @Test func `the help of build names every variable that can hold a credential`() {
    let help = BuildCommand.helpMessage(columns: 4000)
    for variable in SourceOutline.all.flatMap(\.variables) { #expect(help.contains(variable)) }
  }
}

private struct UnexpectedEnding: Error {
  let ending: Ending
}
