/// What a site says about itself in its manifest, beside its files.
public struct ManifestHeader: Codable, Hashable, Sendable {
  /// Program and version: `wikigen 0.1.0`.
  public let generator: String
  public let origin: Origin
  /// A source's id and the fingerprint of what was asked of it.
  public let sources: [String: String]
  /// How many entries each collection has.
  public let counts: [String: Int]
  /// The digest of all that the site was made from, where that is known.
  public let inputs: String?

  public init(
    generator: String, origin: Origin, sources: [String: String], counts: [String: Int],
    inputs: String? = nil
  ) {
    self.generator = generator
    self.origin = origin
    self.sources = sources
    self.counts = counts
    self.inputs = inputs
  }
}
