extension CredentialForm {
  /// Where in a request the source looks for it.
  public enum Placement: Hashable, Sendable {
    /// `Authorization: Bearer <secret>`
    case bearer
    /// A parameter of that name.
    case query(String)
  }
}
