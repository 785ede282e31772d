extension SitePaths {
  enum Resolution: Equatable {
    case file(String)
    case folder
    /// There is a file whose path differs from the link's in case only.
    case wrongCase(String)
    case missing
    /// The link climbs above the site.
    case outside
  }
}
