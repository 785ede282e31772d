/// Why a command stopped: the stage it was in, what it was about, what happened and what to do.
///
/// Whatever comes from outside is made printable here, so that data can neither forge a log line
/// nor reach a terminal as a control sequence.
public struct Fault: Error, Hashable, Sendable {
  public let stage: Stage
  /// The URL, file, setting or field the fault is about; the sentence begins with it.
  public let subject: String
  /// What happened, as the rest of the sentence: `answered 404 where page 3 was due`.
  public let problem: String
  /// What the user can do, as a sentence of its own, without its full stop.
  public let remedy: String
  public let category: Category

  public init(
    _ stage: Stage, _ subject: String, _ problem: String, remedy: String, category: Category
  ) {
    self.stage = stage
    self.subject = subject.printable(upTo: 400)
    self.problem = problem.printable(upTo: 600)
    self.remedy = remedy.printable(upTo: 600)
    self.category = category
  }

  /// The fault as it is printed: `<subject> <problem>. <remedy>.`
  public var sentence: String { "\(subject) \(problem). \(remedy)." }
}

extension Fault: CustomStringConvertible {
  public var description: String { "\(stage.rawValue): \(sentence)" }
}
