/// Everything a site will have, before any of it is made.
public struct PublishPlan: Sendable {
  public let header: ManifestHeader
  public let files: [PlannedFile]

  public init(header: ManifestHeader, files: [PlannedFile]) {
    self.header = header
    self.files = files
  }
}
