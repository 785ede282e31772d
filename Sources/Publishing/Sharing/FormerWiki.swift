import Diagnostics

/// The wiki that shares are to replace, of which no more than the manifest needs to be there.
enum FormerWiki {
  static func header(in folder: String) throws(Fault) -> ManifestHeader {
    let header: ManifestHeader?
    do throws(Fault) {
      header = try ManifestHeader.read(in: folder)
    } catch {
      throw .noFormerWiki(folder, error.problem)
    }
    guard let header else { throw .noFormerWiki(folder, "holds no \(Manifest.fileName)") }
    return header
  }

  /// Tells one manifest from another.
  static func digest(of folder: String) throws(Fault) -> String {
    let path = "\(folder)/\(Manifest.fileName)"
    return ContentDigest.text(of: try FileReader.bytes(at: path, named: path))
  }
}
