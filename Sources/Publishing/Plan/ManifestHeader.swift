/// What a site says about itself in its manifest, beside its files.
public struct ManifestHeader: Codable, Hashable, Sendable {
  /// Program and version: `wikigen 0.1.0`.
  public let generator: String
  public let origin: Origin
  /// A source's id and the fingerprint of what was asked of it.
  public let sources: [String: String]
  /// How many entries each collection has.
  public let counts: [String: Int]

  public init(
    generator: String, origin: Origin, sources: [String: String], counts: [String: Int]
  ) {
    self.generator = generator
    self.origin = origin
    self.sources = sources
    self.counts = counts
  }
}
