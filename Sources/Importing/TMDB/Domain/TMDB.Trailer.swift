import JSONReading
import Wiki

extension TMDB {
  /// The film that advertises a film, on a site that shows it.
  struct Trailer: Hashable, Sendable {
    /// `nil` if it has no name of its own.
    let name: String?
    let address: WebAddress

    /// The best of those in the language, else of all; `nil` if there is none.
    init?(of film: FilmExcerpt, language: some StringProtocol) {
      let trailers = film.trailers
      guard let best = trailers.first(where: { $0.language == language }) ?? trailers.first,
        let address = WebAddress(best.address)
      else { return nil }
      self.init(name: best.name, address: address)
    }

    private init(name: String?, address: WebAddress) {
      self.name = name
      self.address = address
    }

    /// Those among the videos: the official ones before the others, the newest of each first.
    static func candidates(
      among videos: [VideoDTO]
    ) -> [(language: String, trailer: Trailer)] {
      let trailers = videos.enumerated().compactMap { place, video in
        address(of: video).map { (place: place, video: video, address: $0) }
      }
      // The first of equals stays the first, as `sorted` would not promise.
      return trailers.sorted { one, other in
        if other.video.yields(to: one.video) { return true }
        return !one.video.yields(to: other.video) && one.place < other.place
      }.map { _, video, address in
        (video.language.string, Trailer(name: video.name.someLine?.string, address: address))
      }
    }

    private static func address(of video: VideoDTO) -> WebAddress? {
      guard video.type == "Trailer", (1...64).contains(video.key.count) else { return nil }
      let key = video.key.string
      switch video.site {
      case "YouTube":
        let isKey = key.utf8.allSatisfy {
          $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        return isKey ? WebAddress("https://www.youtube.com/watch?v=\(key)") : nil
      case "Vimeo":
        return key.utf8.allSatisfy(\.isASCIIDigit) ? WebAddress("https://vimeo.com/\(key)") : nil
      default: return nil
      }
    }
  }
}

extension VideoDTO {
  fileprivate func yields(to other: VideoDTO) -> Bool {
    guard isOfficial == other.isOfficial else { return other.isOfficial }
    return publishedAt.string < other.publishedAt.string
  }
}
