import ArgumentParser
import CPlatform
import Diagnostics
import Foundation
import Synchronization

@main
struct Main {
  private static let hasBegunWork = Atomic(false)

  static func main() async {
    // Output that nobody reads any more (`wikigen … | head -1`) must not end a run half-way.
    signal(SIGPIPE, SIG_IGN)
    platform_take_memory_in_large_parts()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Of the arguments none decides about it, and they take as long.
    async let theme: Void = beginTheme(for: arguments)
    let work = Task { await run(arguments) }
    let interruption = Interruption { work.cancel() }
    let ending = await work.value
    await theme
    // What was finished before the signal came counts as finished.
    if let code = interruption.exitCode, ending.exitCode != 0 {
      ending.ofInterruption.print(to: .ofProcess())
      exit(code)
    }
    ending.print(to: .ofProcess())
    exit(ending.exitCode)
  }

  /// Reads what comes with the program, where a build will want it.
  private static func beginTheme(for arguments: [String]) async {
    guard CommandName.buildsWiki(arguments) else { return }
    platform_want_large_pages()
    makeRoomForWork()
    _ = FileLayers.own
  }

  /// The work begins beside this, unless its thread waits behind the one that calls.
  private static func makeRoomForWork() {
    let start = ContinuousClock.now
    while !hasBegunWork.load(ordering: .relaxed) {
      guard start.duration(to: .now) < latestBegin else { return platform_step_aside() }
    }
  }

  /// A thread that need not wait begins sooner.
  private static let latestBegin: Duration = .microseconds(100)

  /// Parses the arguments and runs the command that they name.
  static func run(_ arguments: [String]) async -> Ending {
    hasBegunWork.store(true, ordering: .relaxed)
    platform_want_large_pages()
    do {
      if let word = unknownTopic(of: arguments) { throw Fault.unknownCommand(word) }
      var command = try command(of: arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return .done("")
    } catch {
      return Ending(error, of: arguments)
    }
  }

  /// The command with its arguments. It reads them by itself first: the whole program would look at the flags of
  /// all commands, which takes longer than all else before a build's first stage.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    if let type = CommandName(arguments.first ?? "")?.type {
      do {
        return try type.parse(Array(arguments.dropFirst()))
      } catch {
        // Help is asked for, or something is wrong: the whole program tells it with the names of all.
      }
    }
    return try WikigenCommand.parseAsRoot(arguments)
  }

  /// What `wikigen help` is asked about and can't tell; the parser would print its general help.
  private static func unknownTopic(of arguments: [String]) -> String? {
    guard arguments.first == "help" else { return nil }
    return arguments.dropFirst().first { !$0.hasPrefix("-") && CommandName($0) == nil }
  }
}
