extension TMDBServer {
  /// A JSON object's members or a list's elements, cut out without being parsed, so that nothing
  /// about them changes.
  struct JSONParts {
    private(set) var parts: [String]

    init(_ text: String) {
      let bytes = Array(text.utf8)
      parts = []
      var (depth, start) = (0, 0)
      var (isText, isEscaped) = (false, false)
      for (position, byte) in bytes.enumerated() {
        switch byte {
        case _ where isEscaped: isEscaped = false
        case UInt8(ascii: "\\") where isText: isEscaped = true
        case UInt8(ascii: "\""): isText.toggle()
        case _ where isText: break
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          if depth == 1 { start = position + 1 }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 1 { take(bytes[start..<position]) }
          depth -= 1
        case UInt8(ascii: ",") where depth == 1:
          take(bytes[start..<position])
          start = position + 1
        default: break
        }
      }
    }

    /// As an object.
    var text: String { "{\(parts.joined(separator: ","))}" }

    /// The JSON of the member of that name; names hold no escapes.
    subscript(name: String) -> String? {
      parts.first { Self.name(of: $0) == name }.map { part in
        String(part.drop { $0 != ":" }.dropFirst())
      }
    }

    func without(_ names: some Collection<String>) -> JSONParts {
      var result = self
      result.parts.removeAll { names.contains(Self.name(of: $0)) }
      return result
    }

    /// With another value for a member that is there.
    func setting(_ name: String, to json: String) -> JSONParts {
      var result = self
      for index in parts.indices where Self.name(of: parts[index]) == name {
        result.parts[index] = "\"\(name)\":\(json)"
      }
      return result
    }

    private static func name(of part: String) -> String {
      String(part.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) {
      let part = String(decoding: bytes, as: UTF8.self)
      if !part.allSatisfy(\.isWhitespace) { parts.append(part) }
    }
  }
}
