/// An object that says once how it is read of its fields, whoever reads it.
public protocol JSONReadableObject: JSONReadable {
  init(_ object: JSONObject) throws
}

extension JSONReadableObject {
  @inlinable
  public init(_ tape: JSONTape, at place: Int) throws {
    try self.init(JSONObject(of: tape, at: place))
  }

  public init(from decoder: any Decoder) throws { try self.init(JSONObject(of: decoder)) }
}
