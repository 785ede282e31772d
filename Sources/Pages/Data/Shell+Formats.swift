import Wiki

extension Shell {
  /// The Markdown that the page is made of; `nil` where there is to be none.
  public var markdownPath: String? {
    site.settings.hasMarkdown && kind.hasOwnContent ? path.replacingPageEnding(with: "md") : nil
  }

  /// The data of what the page is about; `nil` where there is none.
  var dataPath: String? {
    guard site.settings.hasJSON else { return nil }
    return switch kind {
    case .home: SitePaths.api
    case .list: SitePaths.api(collection)
    case .entry: entry.flatMap { site.paths.data(of: $0) }
    default: nil
    }
  }
}
