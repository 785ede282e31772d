import Fetching

extension TMDB {
  /// Every request that the import makes; all but pictures are shown the credential.
  struct Requests: Sendable {
    private let base: BaseURL
    private let language: (String, String)
    /// Trailers are few in most languages; those without words fit all.
    private let videoLanguage: (String, String)
    private let region: [(String, String)]

    init(base: BaseURL, settings: Settings) {
      self.base = base
      language = ("language", settings.language)
      let own = settings.language.prefix(2)
      videoLanguage = ("include_video_language", own == "en" ? "en,null" : "\(own),en,null")
      region = settings.region.map { [("region", $0)] } ?? []
    }

    var configuration: Request { Self.configuration(at: base) }

    /// It has nothing of what is set.
    static func configuration(at base: BaseURL) -> Request {
      Request(
        base: base, path: ["configuration"], recording: "configuration.json",
        isCredentialed: true, isKeptWhileFresh: true)
    }

    var genres: Request { detail(["genre", "movie", "list"], [language], "genre/movie/list") }

    /// One page of a list that has no parameters of its own, from 1.
    func page(_ number: Int, of list: MovieList) -> Request {
      let path = ["movie", list.rawValue]
      return request(path, paging(number), "\(path.joined(separator: "/"))/page-\(number)")
    }

    /// One page, from 1, of the films that meet the parameters.
    func page(
      _ number: Int, of parameters: [String: String], in window: DateWindow? = nil
    ) -> Request {
      let bounded = window?.parameters(within: parameters) ?? parameters
      let query = bounded.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      let folder = ["discover/movie", window?.description].compactMap(\.self)
      return request(
        ["discover", "movie"], paging(number) + [("include_adult", "false")] + query,
        "\(folder.joined(separator: "/"))/page-\(number)")
    }

    func movie(_ id: Int) -> Request {
      let parts = MovieDTO.Part.allCases.map(\.rawValue).joined(separator: ",")
      return detail(
        ["movie", "\(id)"], [language, ("append_to_response", parts), videoLanguage], "movie/\(id)")
    }

    func person(_ id: Int) -> Request {
      detail(
        ["person", "\(id)"], [language, ("append_to_response", "external_ids")], "person/\(id)")
    }

    /// Films or people in the order of the addresses of their details, in which a store has the answers: it is read on
    /// from one to the next.
    static func inOrderOfAddresses(_ ids: some Sequence<Int>) -> [Int] {
      // What follows in an address begins with a question mark, which stands behind the digits.
      ids.map { (text: "\($0)?", id: $0) }.sorted { $0.text < $1.text }.map(\.id)
    }

    private func paging(_ number: Int) -> [(String, String)] {
      [language, ("page", "\(number)")] + region
    }

    private func request(
      _ path: [String], _ query: [(String, String)], _ recording: String,
      isKeptWhileFresh: Bool = false
    ) -> Request {
      Request(
        base: base, path: path, query: query, recording: "\(recording).json",
        isCredentialed: true, isKeptWhileFresh: isKeptWhileFresh)
    }

    private func detail(
      _ path: [String], _ query: [(String, String)], _ recording: String
    ) -> Request {
      request(path, query, recording, isKeptWhileFresh: true)
    }
  }
}
