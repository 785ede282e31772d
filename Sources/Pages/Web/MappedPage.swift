import Wiki

/// A page that search engines are told of.
public struct MappedPage: Hashable, Sendable {
  /// The whole address.
  public let address: WebAddress
  /// The day on which what it shows changed last, as the data knows; never the day of a build.
  public let changed: CalendarDate?

  public init(address: WebAddress, changed: CalendarDate? = nil) {
    self.address = address
    self.changed = changed
  }
}

extension Shell {
  /// `nil` for what nobody should find, and where the site has no address.
  public var mapped: MappedPage? {
    guard kind.hasOwnContent, let address = site.address(of: path) else { return nil }
    let told = entry.flatMap { site.changes?.changes(of: $0).first?.day }
    return MappedPage(address: address, changed: [changed, told].compactMap(\.self).max())
  }
}
