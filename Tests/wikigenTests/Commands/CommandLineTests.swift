import ArgumentParser
import Diagnostics
import Importing
import Testing

@testable import wikigen

@Suite struct `The command line` {
  @Test(arguments: [["--version"], ["build", "--version"]])
  func `the version is the program's`(arguments: [String]) async {
    #expect(await Main.run(arguments) == .done("wikigen 0.1.0"))
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
      "frob is no command of wikigen. The commands are build, fetch, record, diff, sources, help."
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
      "wikigen build can't be run like this: missing value for '--page-size <n>'. "
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

  @Test func `an error without an explanation is a bug of wikigen`() {
    let ending = Ending(UnexpectedEnding(ending: .done("")), of: ["build"])
    #expect(ending == .stopped(.unexplained(UnexpectedEnding(ending: .done("")))))
    #expect(ending.exitCode == 70)
    #expect(
      Fault.unexplained(UnexpectedEnding(ending: .done(""))).sentence
        == "UnexpectedEnding ended the run without an explanation. "
        + "This is a bug of wikigen; please report it.")
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

  @Test func `sources are listed with what a build does with them`() {
    let listing = SourceListing(
      [
        .sample(),
        .sample(name: "tmdb", credentials: .sample, settings: Array([SourceSetting].sample[..<2])),
      ],
      environment: ["WIKIGEN_RICKANDMORTY_URL": "http://127.0.0.1:1/api/"])
    #expect(
      listing.text == """
        rickandmorty
          Rick and Morty: characters and episodes
          http://127.0.0.1:1/api
          pace: unlimited requests a second, 10 at a time
          complete: every entry of each list
          categories: status, species
          needs no credential

        tmdb
          Rick and Morty: characters and episodes
          https://api.example/api
          pace: 3 requests a second, 2 at a time
          complete: every entry of each list
          categories: status, species
          settings below sources.tmdb:
            lists: The lists to take. (default: popular)
            discover: What the list discover is asked.
          credential: set TOKEN or KEY; get one at https://api.example/keys

        """)
  }

  @Test(arguments: [
    (1.0, "1 request a second"), (0.25, "0.25 requests a second"), (40.0, "40 requests a second"),
  ])
  func `a source's pace reads well`(rate: Double, words: String) {
    let listing = SourceListing([.sample(rate: rate)], environment: [:])
    #expect(listing.text.contains("\n  pace: \(words), 2 at a time\n"))
  }

  @Test(arguments: ["https://me:s3cret@a.example/api", "https://a.example/?key=s3cret", "s3cret"])
  func `an address that a build would refuse is not listed`(address: String) {
    let listing = SourceListing(
      [.sample()], environment: ["WIKIGEN_RICKANDMORTY_URL": address])
    #expect(
      listing.text.contains("\n  WIKIGEN_RICKANDMORTY_URL is set to what is no address\n"))
    #expect(!listing.text.contains("s3cret"))
  }

  @Test func `the registry tells all that a listing needs`() {
    for source in SourceOutline.all {
      #expect(!source.completeness.isEmpty && !source.categories.isEmpty)
      #expect(source.rate > 0 && source.inFlight > 0)
    }
  }

  @Test(arguments: [
    (["TOKEN": "s3cret", "KEY": "s3cret"], "credential: TOKEN is set"),
    (["TOKEN": "", "KEY": "s3cret"], "credential: KEY is set"),
    (["TOKEN": " \n", "KEY": "s3cret"], "credential: KEY is set"),
    (
      ["TOKEN": " "], "credential: set TOKEN or KEY; get one at https://api.example/keys"
    ),
  ])
  func `a credential is named and never printed`(environment: [String: String], words: String) {
    let listing = SourceListing([.sample(credentials: .sample)], environment: environment)
    #expect(listing.text.contains("\n  \(words)\n"))
    #expect(!listing.text.contains("s3cret"))
  }

  @Test func `the help of build names every variable that can hold a credential`() {
    let help = BuildCommand.helpMessage(columns: 4000)
    for variable in SourceOutline.all.flatMap(\.variables) { #expect(help.contains(variable)) }
  }
}

private struct UnexpectedEnding: Error {
  let ending: Ending
}
