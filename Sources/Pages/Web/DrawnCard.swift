import Wiki

/// The picture that stands for what has none: one for each collection, and one for the whole wiki.
public enum DrawnCard {
  public static let width = 1_200
  public static let height = 630

  /// `collection` is empty for the whole wiki.
  public static func path(of collection: String) -> String {
    collection.isEmpty ? "assets/card.png" : "assets/card-\(collection).png"
  }

  static func file(of collection: String) -> SitePicture {
    SitePicture(path: path(of: collection), width: width, height: height)
  }
}
