/// What a run of the program came to.
struct ProgramRun: Sendable {
  /// `nil` if it did not end by itself.
  let code: Int32?
  let output: String
  let complaints: String

  var complaintLines: [String] { complaints.split(separator: "\n").map(String.init) }
}
