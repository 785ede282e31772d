/// Everything a site will have, before any of it is made.
public struct PublishPlan: Sendable {
  public let header: ManifestHeader
  public let files: [PlannedFile]
  public let former: Manifest.Former

  public init(
    header: ManifestHeader, files: [PlannedFile], former: Manifest.Former = .none
  ) {
    self.header = header
    self.files = files
    self.former = former
  }
}
