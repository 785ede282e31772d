import Publishing
import Wiki

extension Setting {
  enum Value: Hashable, Sendable {
    case text(String)
    case webAddress(WebAddress)
    /// Absolute.
    case path(String)
    case flag(Bool)
    case number(Int)
    case decimal(Double)
    case list([String])
    case share(SiteShare)
    case parameters([String: String])
  }
}
