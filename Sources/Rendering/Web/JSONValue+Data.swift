import Diagnostics
import Pages

extension JSONValue {
  /// The members of each object by their names.
  init(_ value: DataValue, in wording: Wording) throws(Fault) {
    switch value {
    case .text(let phrase): self = .text(try wording.text(phrase))
    case .number(let number): self = .number(number)
    case .decimal(let units, let places): self = .decimal(units, places: places)
    case .list(let values):
      var list: [JSONValue] = []
      for value in values { list.append(try JSONValue(value, in: wording)) }
      self = .list(list)
    case .object(let members):
      var object: [(name: String, value: JSONValue)] = []
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        object.append((name, try JSONValue(value, in: wording)))
      }
      self = .object(object)
    }
  }
}
