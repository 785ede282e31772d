/// What can be read of a JSON text, fast from its tape or by a decoder that says what is wrong with it.
public protocol JSONReadable: Decodable {
  init(_ tape: JSONTape, at place: Int) throws
}

extension Int: JSONReadable {
  public init(_ tape: JSONTape, at place: Int) throws { self = try tape.integer(at: place) }
}

extension Double: JSONReadable {
  public init(_ tape: JSONTape, at place: Int) throws { self = try tape.decimal(at: place) }
}

extension Bool: JSONReadable {
  public init(_ tape: JSONTape, at place: Int) throws { self = try tape.flag(at: place) }
}

extension String: JSONReadable {
  public init(_ tape: JSONTape, at place: Int) throws { self = try tape.text(at: place) }
}

extension Array: JSONReadable where Element: JSONReadable {
  @inlinable
  public init(_ tape: JSONTape, at place: Int) throws {
    self = []
    let end = try tape.end(ofListAt: place)
    reserveCapacity(tape.count(ofListAt: place))
    var next = place + 1
    while next < end {
      append(try Element(tape, at: next))
      next = tape.place(behind: next)
    }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  @inlinable
  public init(_ tape: JSONTape, at place: Int) throws {
    self = [:]
    for (key, member) in try tape.members(ofObjectAt: place) {
      guard updateValue(try Value(tape, at: member), forKey: key) == nil else {
        throw tape.twice()
      }
    }
  }
}
