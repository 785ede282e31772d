import Fetching
import Importing
import Wiki

/// A fetched picture with its place in the site, named by its content.
struct PlacedFile: Sendable {
  let address: String
  let picture: SitePicture
  let bytes: [UInt8]
  let digest: String

  init(_ loaded: LoadedPicture) {
    address = loaded.address
    bytes = loaded.file.bytes
    digest = ContentDigest(bytes).text
    picture = SitePicture(
      path: "images/\(digest.prefix(16)).\(loaded.file.format.fileExtension)",
      width: loaded.file.size.width, height: loaded.file.size.height)
  }
}
