/// TMDB says "nothing" as an absent key, as null and as an empty value, and not always the same way.
extension KeyedDecodingContainer {
  func text(_ key: Key) throws -> String { try decodeIfPresent(String.self, forKey: key) ?? "" }

  func number(_ key: Key) throws -> Int { try decodeIfPresent(Int.self, forKey: key) ?? 0 }

  func decimal(_ key: Key) throws -> Double { try decodeIfPresent(Double.self, forKey: key) ?? 0 }

  func flag(_ key: Key) throws -> Bool { try decodeIfPresent(Bool.self, forKey: key) ?? false }

  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }

  /// An appended part; an object that has nothing of the part in it is as good as none.
  func part<Part: PartDTO>(_ key: Key) throws -> Part? {
    guard let part = try decodeIfPresent(Part.self, forKey: key), part.isThere else { return nil }
    return part
  }
}
