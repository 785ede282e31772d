import Wiki

extension TMDB {
  /// Where the pictures of films and people lie, in the sizes that pages show.
  struct ImageAddresses: Sendable {
    private let posters: String
    private let profiles: String

    static let publicFolder = "https://image.tmdb.org/t/p/"

    init(_ configuration: ConfigurationDTO) {
      let images = configuration.images
      self.init(
        folder: images.secureBaseURL, posterSizes: images.posterSizes,
        profileSizes: images.profileSizes)
    }

    /// Where no sizes are named, those that TMDB always had.
    init(
      folder: String = publicFolder, posterSizes: [String] = [], profileSizes: [String] = []
    ) {
      let folder = folder.hasSuffix("/") ? folder : folder + "/"
      posters = folder + Self.size(nearest: 342, in: posterSizes)
      profiles = folder + Self.size(nearest: 185, in: profileSizes)
    }

    /// Nil for an absent path and for one that is none of a picture: `/name.jpg`.
    func poster(_ path: String?) -> Picture? { Self.picture(path, in: posters) }

    func profile(_ path: String?) -> Picture? { Self.picture(path, in: profiles) }

    private static func picture(_ path: String?, in folder: String) -> Picture? {
      guard let path, path.hasPrefix("/"), isFileName(path.dropFirst()) else { return nil }
      return Picture(address: folder + path)
    }

    /// Of widths that are equally near the larger one; the wanted one where none is named.
    private static func size(nearest width: Int, in sizes: [String]) -> String {
      let widths = sizes.filter { $0.wholeMatch(of: /w[1-9][0-9]{0,3}/) != nil }
        .compactMap { Int($0.dropFirst()) }
      let nearest = widths.min { (abs($0 - width), -$0) < (abs($1 - width), -$1) }
      return "w\(nearest ?? width)"
    }
  }
}
