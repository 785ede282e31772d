import ArgumentParser
import Diagnostics

/// How a run of the program ended.
enum Ending: Hashable {
  /// With a text that was asked for, such as the help; empty if the command printed its own.
  case done(String)
  case stopped(Fault)
  /// With findings, which the command printed itself.
  case found
  /// With what would stop a build, which the command printed itself.
  case blocked(Fault.Category)

  /// `arguments` are those of the run, which a fault may name.
  init(_ error: any Error, of arguments: [String]) {
    if let fault = error as? Fault {
      self = .stopped(fault)
    } else if error is CheckCommand.Findings {
      self = .found
    } else if let obstacle = error as? DoctorCommand.Obstacle {
      self = .blocked(obstacle.category)
    } else if WikigenCommand.exitCode(for: error) == .success {
      let text = WikigenCommand.fullMessage(for: error)
      self = .done(String(text.reversed().drop { $0.isNewline }.reversed()))
    } else if WikigenCommand.exitCode(for: error) == .validationFailure {
      self = .stopped(.usage(arguments, message: WikigenCommand.message(for: error)))
    } else {
      self = .stopped(.unexplained(error))
    }
  }

  var exitCode: Int32 {
    switch self {
    case .done: 0
    case .found: Fault.Category.data.rawValue
    case .blocked(let category): category.rawValue
    case .stopped(let fault): fault.category.rawValue
    }
  }

  /// What to say of a run that a signal stopped: how far its site or pack had come, else that what was fetched is
  /// not lost, if the arguments of the run ask for anything to be. An error that nobody foresaw is then that of the
  /// cancellation, and no bug.
  func ofInterruption(of arguments: [String]) -> Ending {
    if case .stopped(let fault) = self, fault.stage == .publishing, fault.category == .unavailable {
      return self
    }
    return .stopped(CommandName.fetches(arguments) ? .interrupted() : .interruptedCommand())
  }

  func print(to console: Console) {
    switch self {
    case .done(""), .found, .blocked: return
    case .done(let text): console.write(text + "\n")
    case .stopped(let fault): console.stop(fault)
    }
  }
}
