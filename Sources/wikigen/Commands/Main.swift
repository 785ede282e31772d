import ArgumentParser
import CPlatform
import Diagnostics
import Foundation
import Synchronization

@main
struct Main {
  /// The number of the thread that the work began on; -1 before.
  private static let workingThread = Atomic<Int32>(-1)
  /// A thread that need not wait for a processor begins within 30 to 80 µs.
  private static let latestBegin: Duration = .microseconds(100)

  static func main() {
    // Output that nobody reads any more (`wikigen … | head -1`) must not end a run half-way.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.open()
    platform_take_memory_in_large_parts()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // None of the arguments decides about the theme. Nothing is left to the main actor, whose thread only waits.
    let theme = Task.detached(priority: .medium) { beginTheme(for: arguments) }
    let work = Task.detached(priority: .medium) { await run(arguments) }
    let interruption = Interruption { work.cancel() }
    Task.detached(priority: .medium) {
      let ending = await work.value
      await theme.value
      withExtendedLifetime(interruption) { end(ending, of: arguments) }
    }
    // If it were asynchronous, this thread would end here instead, for which glibc loads a library of GCC's: the one
    // that a machine with nothing but the C library has not.
    while true { pause() }
  }

  private static func end(_ ending: Ending, of arguments: [String]) -> Never {
    // What was finished before the signal came counts as finished.
    if let code = Interruption.exitCode, ending.exitCode != 0 {
      ending.ofInterruption(of: arguments).print(to: .ofProcess())
      exit(code)
    }
    ending.print(to: .ofProcess())
    exit(exitCode(of: ending, arguments))
  }

  /// Tells, too, of what stdout did not take.
  private static func exitCode(of ending: Ending, _ arguments: [String]) -> Int32 {
    guard let fault = StandardStreams.outputFault else { return ending.exitCode }
    guard ending.exitCode == 0, CommandName.onlyTells(arguments) else {
      // What was made is made, though nobody was told.
      Console.ofProcess().warn(fault.sentence)
      return ending.exitCode
    }
    // What a program reads must not be cut short in silence.
    Console.ofProcess().stop(fault)
    return fault.category.rawValue
  }

  /// Reads what comes with the program, where a build will want it.
  private static func beginTheme(for arguments: [String]) {
    guard CommandName.buildsWiki(arguments) else { return }
    makeRoomForWork()
    platform_want_large_pages()
    platform_step_aside_from(workingThread.load(ordering: .relaxed))
    _ = FileLayers.own
  }

  /// The work begins beside this, unless its thread waits behind the one that calls.
  private static func makeRoomForWork() {
    let start = ContinuousClock.now
    while workingThread.load(ordering: .relaxed) < 0 {
      guard start.duration(to: .now) < latestBegin else { return platform_step_aside() }
    }
  }

  /// Parses the arguments and runs the command that they name.
  static func run(_ arguments: [String]) async -> Ending {
    workingThread.store(platform_thread(), ordering: .relaxed)
    platform_want_large_pages()
    do {
      if let request = BuildRequest(plainly: arguments) {
        try await request.run()
        return .done("")
      }
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

  /// The command with its arguments. It reads them by itself first: the whole program would begin with the names and
  /// the help of all commands.
  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    if let type = CommandName(arguments.first ?? "")?.type {
      do {
        return try type.parse(Array(arguments.dropFirst()))
      } catch {
        // Help is asked for, or something is wrong: the whole program tells it, which knows what calls the command.
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
