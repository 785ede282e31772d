import HTTPTypes

/// A request as it arrived.
public struct SeenRequest: Sendable {
  public let method: String
  /// Path and query, percent-encoded as they came: `/api/character?page=2`.
  public let target: String
  /// Host and port, as the client knows them.
  public let authority: String
  private let fields: [(name: String, value: String)]

  init(_ head: HTTPRequest) {
    method = head.method.rawValue
    target = head.path ?? "/"
    authority = head.authority ?? ""
    fields = head.headerFields.map { (name: $0.name.canonicalName, value: $0.value) }
  }

  /// Of a request's head as it came; nil where it is none.
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    fields = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      let value = line.dropFirst(name.count + 1).drop { $0 == " " }
      return (name: name.lowercased(), value: String(value))
    }
    authority = fields.first { $0.name == "host" }?.value ?? ""
  }

  /// Without the query, still percent-encoded.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The value of a query parameter, not decoded.
  public func query(_ name: String) -> String? {
    let pairs = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    return pairs.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Every value of that header.
  public func headers(_ name: String) -> [String] {
    fields.filter { $0.name == name.lowercased() }.map(\.value)
  }
}
