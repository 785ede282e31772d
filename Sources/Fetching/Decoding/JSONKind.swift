/// The kinds of JSON values, as faults call them.
enum JSONKind: String {
  case text
  case number = "a number"
  case flag = "true or false"
  case null
  case list = "a list"
  case object = "an object"

  /// The kind of a value that begins with this byte.
  init?(firstByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): self = .text
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .flag
    case UInt8(ascii: "n"): self = .null
    case UInt8(ascii: "["): self = .list
    case UInt8(ascii: "{"): self = .object
    default: return nil
    }
  }

  /// The kind that a decoder looks for when it wants a value of this type.
  init?(of type: any Any.Type) {
    if type == String.self {
      self = .text
    } else if type == Bool.self {
      self = .flag
    } else if type is any Numeric.Type {
      self = .number
    } else if type == [Any].self {
      self = .list
    } else if type == [String: Any].self {
      self = .object
    } else {
      return nil
    }
  }
}
