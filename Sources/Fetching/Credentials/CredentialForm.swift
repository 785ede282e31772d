/// One way in which a source can be shown a credential.
public struct CredentialForm: Hashable, Sendable {
  /// The environment variable that holds it: `TMDB_ACCESS_TOKEN`.
  public let variable: String
  public let placement: Placement

  public init(variable: String, placement: Placement) {
    self.variable = variable
    self.placement = placement
  }
}
