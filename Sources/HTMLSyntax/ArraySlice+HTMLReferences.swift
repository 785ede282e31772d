extension ArraySlice<UInt8> {
  /// The value of an attribute with its character references replaced.
  ///
  /// Numeric references of every form, and `&amp;` `&lt;` `&gt;` `&quot;` `&apos;`. Other names stay
  /// as they are, which can break an address but never makes one look safe.
  public var decodingHTMLReferences: ArraySlice<UInt8> {
    guard contains(UInt8(ascii: "&")) else { return self }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var rest = self
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let reference = HTMLReference(atStartOf: rest) {
        decoded.append(contentsOf: reference.replacement)
        rest = rest.dropFirst(reference.length)
      } else {
        decoded.append(byte)
        rest = rest.dropFirst()
      }
    }
    return decoded[...]
  }
}
