/// The addresses in a `srcset`, read as browsers do.
struct SourceSet {
  let addresses: [ArraySlice<UInt8>]

  init(_ value: ArraySlice<UInt8>) {
    var addresses: [ArraySlice<UInt8>] = []
    var rest = value.drop { $0.isSpace || $0 == UInt8(ascii: ",") }
    while !rest.isEmpty {
      let word = rest.prefix { !$0.isSpace }
      rest = rest.dropFirst(word.count)
      let address = word.droppingLast { $0 == UInt8(ascii: ",") }
      addresses.append(address)
      // A comma at its end closes the candidate; otherwise a descriptor follows.
      if address.count == word.count { rest = rest.drop { $0 != UInt8(ascii: ",") } }
      rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: ",") }
    }
    self.addresses = addresses
  }
}

extension ArraySlice<UInt8> {
  fileprivate func droppingLast(while isDropped: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !isDropped($0) }) else { return [] }
    return self[...last]
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
