extension Manifest {
  public struct File: Codable, Hashable, Sendable {
    public let digest: String
    /// The entry whose page it is.
    public let entry: String?
  }
}
