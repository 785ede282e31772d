import GRDB

extension RunIdentity {
  /// A condition on `runs`, for `arguments`.
  static let condition = "source = ? AND fingerprint = ? AND isSample = ?"

  var arguments: StatementArguments { [source, fingerprint, isSample] }
}
