import Foundation

/// An object of a page's structured data.
struct StructuredThing {
  let type: String
  let properties: [String: Any]

  /// All of a page, those within others included.
  static func all(on page: String) throws -> [StructuredThing] {
    try page.matches(of: /<script type="application\/ld\+json">(.*?)<\/script>/).flatMap { match in
      let data = Data(match.output.1.utf8)
      return things(in: try JSONSerialization.jsonObject(with: data))
    }
  }

  static func things(in value: Any) -> [StructuredThing] {
    switch value {
    case let list as [Any]: list.flatMap(things)
    case let object as [String: Any]:
      ((object["@type"] as? String).map { [StructuredThing(type: $0, properties: object)] } ?? [])
        + object.sorted { $0.key < $1.key }.flatMap { things(in: $0.value) }
    default: []
    }
  }

  func text(_ name: String) -> String? { properties[name] as? String }

  func number(_ name: String) -> Double? { properties[name] as? Double }

  func things(_ name: String) -> [StructuredThing] { Self.things(in: properties[name] ?? []) }

  var names: Set<String> { Set(properties.keys).subtracting(["@type"]) }
}
