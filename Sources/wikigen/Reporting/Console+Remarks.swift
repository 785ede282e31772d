import Diagnostics
import Logging

/// What stderr is told beside progress: sentences for people, or lines of a log.
extension Console {
  /// What is good to know.
  func notice(_ text: String) {
    let text = text.printable(upTo: 1_000)
    if let logger {
      logger.info("\(text)")
    } else {
      complain("\(Program.name): \(text)\n")
    }
  }

  func warn(_ sentence: String, _ facts: [String: String] = [:]) {
    if let logger {
      logger.warning("\(sentence)", metadata: facts.mapValues { "\($0)" })
    } else {
      complain(ink.warning(sentence) + "\n")
    }
  }

  func stop(_ fault: Fault) {
    if let logger {
      logger.error(
        "\(fault.sentence)",
        metadata: [
          "stage": "\(fault.stage.rawValue)", "subject": "\(fault.subject)",
          "remedy": "\(fault.remedy)", "exitCode": "\(fault.exitCode)",
        ])
    } else {
      complain(ink.fault(fault) + "\n")
    }
  }

  /// A line of progress, without its end.
  func tell(_ line: String, stage: Fault.Stage?, source: String?) {
    if let logger {
      var metadata: Logger.Metadata = [:]
      if let stage { metadata["stage"] = "\(stage.rawValue)" }
      if let source { metadata["subject"] = "\(source)" }
      logger.info("\(line)", metadata: metadata)
    } else {
      complain(line + "\n")
    }
  }
}
