import JSONReading

/// TMDB says "nothing" as an absent key, as null and as an empty value, and not always the same way.
extension JSONObject {
  func text(_ key: StaticString) throws -> String { try valueIfThere(key) ?? "" }

  func text(_ key: StaticString) throws -> JSONText { try valueIfThere(key) ?? .empty }

  func number(_ key: StaticString) throws -> Int { try valueIfThere(key) ?? 0 }

  func decimal(_ key: StaticString) throws -> Double { try valueIfThere(key) ?? 0 }

  func flag(_ key: StaticString) throws -> Bool { try valueIfThere(key) ?? false }

  func list<Element: JSONReadable>(_ key: StaticString) throws -> [Element] {
    try valueIfThere(key) ?? []
  }

  /// An appended part; an object that has nothing of the part in it is as good as none.
  func part<Part: PartDTO>(_ key: StaticString) throws -> Part? {
    guard let part: Part = try valueIfThere(key), part.isThere else { return nil }
    return part
  }
}
