import Diagnostics

extension Answer {
  /// The body as a picture, whatever its media type claims.
  public func picture(for request: Request) throws(Fault) -> PictureFile {
    guard let picture = PictureFile(body) else { throw .notAPicture(request) }
    return picture
  }
}
