extension TMDBServer {
  /// What a server has.
  protocol Catalogue: Sendable {
    /// The whole answer for a page of `movie/<list>`; nil behind the last one.
    func page(_ number: Int, of list: String) -> String?
    func discovered(by filter: Filter) -> [Row]
    /// With every part that can be appended.
    func film(_ id: Int) -> String?
    /// With every part that can be appended.
    func person(_ id: Int) -> String?
    var configuration: String { get }
    var genres: String { get }
    /// By size and name: `w342/name.jpg`.
    func picture(_ path: String) -> [UInt8]?
  }
}
