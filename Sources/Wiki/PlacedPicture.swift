/// A picture on a page: the file and what a reader who can't see it is told.
public struct PlacedPicture: Hashable, Sendable {
  public let file: SitePicture
  /// Empty where the text beside the picture says the same.
  public let alternative: String

  public init(_ file: SitePicture, alternative: String) {
    self.file = file
    self.alternative = alternative
  }
}
