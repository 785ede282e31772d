import Diagnostics

/// Writes down what was accepted, in the form in which recordings are read.
public struct AnswerRecorder: Sendable {
  /// Is given an answer for a path below the recording's folder.
  private let write: @Sendable (_ path: String, _ answer: Answer) throws(Fault) -> Void
  private let source: String

  public init(
    source: String, write: @escaping @Sendable (String, Answer) throws(Fault) -> Void
  ) {
    self.source = source
    self.write = write
  }

  func record(_ answer: Answer, to request: Request) throws(Fault) {
    try write("\(source)/\(request.recording)", answer)
  }
}
