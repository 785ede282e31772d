/// The header of an answer; names are compared without regard to case.
public struct HeaderFields: Sendable, ExpressibleByDictionaryLiteral {
  private let fields: [(name: String, value: String)]

  public init(_ fields: [(name: String, value: String)]) { self.fields = fields }

  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { (name: $0.0, value: $0.1) }
  }

  func mapValues(_ transform: (String) -> String) -> HeaderFields {
    HeaderFields(fields.map { (name: $0.name, value: transform($0.value)) })
  }

  func adding(_ name: String, _ value: String) -> HeaderFields {
    HeaderFields(fields + [(name: name, value: value)])
  }

  /// The first value of that name.
  public subscript(name: String) -> String? {
    // Without a text in small letters for each: every answer is asked for several.
    fields.first { $0.name.utf8.elementsEqual(name.utf8) { $0.inSmall == $1.inSmall } }?.value
  }
}

extension UInt8 {
  /// A letter of ASCII in its small form, any other byte as it is.
  fileprivate var inSmall: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
