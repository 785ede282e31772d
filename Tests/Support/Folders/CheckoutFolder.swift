import Foundation

/// The checkout that the tests were built from.
public enum CheckoutFolder {
  /// An absolute path in it, by its path from the root: `Fixtures/rickandmorty`.
  public static func path(_ relative: String) -> String {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appending(path: relative).path
  }
}
