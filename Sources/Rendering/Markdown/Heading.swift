/// A heading as HTML, and what its id is made from.
struct Heading: Sendable {
  let slug: String
  /// The element with its line end, without attributes.
  let html: [UInt8]

  /// `<h1`
  private static let tagLength = 3

  func append(to output: inout [UInt8], id: String) {
    output += html.prefix(Self.tagLength)
    output += " id=\"\(id)\"".utf8
    output += html.dropFirst(Self.tagLength)
  }
}
