import Wiki

extension TMDB {
  /// The film that advertises a film, on a site that shows it.
  struct Trailer: Hashable, Sendable {
    /// `nil` if it has no name of its own.
    let name: String?
    let address: WebAddress

    /// The newest of the official trailers, else of the others, those in the language before all
    /// others; `nil` if there is none.
    init?(among videos: [VideoDTO], language: some StringProtocol) {
      let preferred = videos.filter { $0.language == language }
      guard let trailer = Self(newestOf: preferred) ?? Self(newestOf: videos) else { return nil }
      self = trailer
    }

    private init?(newestOf videos: [VideoDTO]) {
      let trailers = videos.compactMap { video in
        Self.address(of: video).map { (video: video, address: $0) }
      }
      // The first of equals wins, as `max` would not promise.
      guard var best = trailers.first else { return nil }
      for trailer in trailers.dropFirst() where best.video.yields(to: trailer.video) {
        best = trailer
      }
      name = best.video.name.someLine
      address = best.address
    }

    private static func address(of video: VideoDTO) -> WebAddress? {
      guard video.type == "Trailer", (1...64).contains(video.key.utf8.count) else { return nil }
      switch video.site {
      case "YouTube":
        let isKey = video.key.utf8.allSatisfy {
          $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        return isKey ? WebAddress("https://www.youtube.com/watch?v=\(video.key)") : nil
      case "Vimeo":
        let isKey = video.key.utf8.allSatisfy(\.isASCIIDigit)
        return isKey ? WebAddress("https://vimeo.com/\(video.key)") : nil
      default: return nil
      }
    }
  }
}

extension VideoDTO {
  fileprivate func yields(to other: VideoDTO) -> Bool {
    isOfficial == other.isOfficial ? publishedAt < other.publishedAt : other.isOfficial
  }
}
