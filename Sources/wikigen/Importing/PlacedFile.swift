import Diagnostics
import Fetching
import Foundation
import Importing
import Wiki

/// A fetched picture with its place in the site, named by its content.
struct PlacedFile: Sendable {
  let address: String
  let picture: SitePicture
  let digest: String
  private let content: LoadedPicture.Content

  init(_ loaded: LoadedPicture) {
    address = loaded.address
    content = loaded.content
    switch loaded.content {
    case .bytes(let bytes): digest = ContentDigest(bytes).text
    case .file(_, let digest): self.digest = digest
    }
    picture = SitePicture(
      path: "images/\(digest.prefix(16)).\(loaded.format.fileExtension)",
      width: loaded.size.width, height: loaded.size.height)
  }

  func bytes() throws(Fault) -> [UInt8] {
    switch content {
    case .bytes(let bytes): return bytes
    case .file(let path, _):
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadablePicture(path)
      }
      return [UInt8](data)
    }
  }
}
