import Diagnostics

extension BuildReport {
  /// The fault that stopped a build, as the report has it.
  struct FaultRow: Encodable {
    let stage: String
    let sentence: String
    let exitCode: Int32

    init(_ fault: Fault) {
      stage = fault.stage.rawValue
      sentence = fault.sentence
      exitCode = fault.exitCode
    }
  }
}
