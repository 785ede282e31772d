import Diagnostics

extension BuildReport {
  /// A warning as the report has it.
  struct WarningRow: Encodable {
    let kind: String
    let subject: String
    let sentence: String

    init(_ warning: Warning) {
      kind = warning.kind.rawValue
      subject = warning.subject
      sentence = warning.sentence
    }
  }
}
