/// Reads one style sheet and judges what it fetches.
struct StyleSheetCheck {
  private let bytes: [UInt8]
  private let path: String
  private let paths: SitePaths

  init(_ bytes: [UInt8], at path: String, in paths: SitePaths) {
    self.bytes = bytes
    self.path = path
    self.paths = paths
  }

  func run() -> CheckedPage {
    var links = LinkReader(bytes, of: .styleSheet, at: path, in: paths)
    links.read(StyleSheetAddresses(bytes[...]))
    return links.checked(ids: [])
  }
}

extension LinkReader {
  mutating func read(_ sheet: StyleSheetAddresses) {
    for (address, offset) in sheet.addresses {
      // One that begins with `#` names an element of whatever page the rule applies to.
      guard address.first != UInt8(ascii: "#") else { continue }
      read(address.span, for: .resource, from: "url()", at: offset)
    }
  }
}
