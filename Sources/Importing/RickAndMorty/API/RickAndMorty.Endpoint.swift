import Fetching

extension RickAndMorty {
  /// One of the API's three lists; the raw value is its path.
  enum Endpoint: String, CaseIterable, Sendable {
    case character
    case location
    case episode

    /// The whole list; the API answers its first page.
    func all(at base: BaseURL) -> Request {
      Request(base: base, path: [rawValue], recording: "\(rawValue)/page-1.json")
    }

    /// One page of the list, from 1.
    func page(_ number: Int, at base: BaseURL) -> Request {
      Request(
        base: base, path: [rawValue], query: [("page", "\(number)")],
        recording: "\(rawValue)/page-\(number).json")
    }

    /// Several entries by id; with the brackets even one of them is answered as a list.
    func multiple(_ ids: [Int], at base: BaseURL) -> Request {
      let list = ids.map(String.init)
      return Request(
        base: base, path: [rawValue, "[\(list.joined(separator: ","))]"],
        recording: "\(rawValue)/ids-\(list.joined(separator: "-")).json")
    }
  }
}
