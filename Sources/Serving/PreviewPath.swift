import Foundation

/// What the address of a request asks for, below the place where the preview stands.
enum PreviewPath: Hashable {
  /// A file or folder of the wiki, by the decoded names on the way.
  case wiki([String], isFolder: Bool)
  /// Something of the preview's own.
  case own(Substring)
  /// The place where the preview stands lies below.
  case above

  /// Where the preview's own files are; no page's name begins like this.
  static let own = "_preview"

  /// `target` is the path as it came; `base` begins and ends with a slash. Nil for what can't be a
  /// path of the wiki.
  init?(_ target: String, below base: String) {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix(base) else {
      guard path.hasPrefix("/"), base.hasPrefix(path) else { return nil }
      self = .above
      return
    }
    let rest = path.dropFirst(base.count)
    if rest.hasPrefix(Self.own + "/") {
      self = .own(rest.dropFirst(Self.own.count + 1))
      return
    }
    var names: [String] = []
    for name in rest.split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = String(name).removingPercentEncoding else { return nil }
      names.append(decoded)
    }
    let isFolder = names.last?.isEmpty ?? true
    if isFolder, !names.isEmpty { names.removeLast() }
    self = .wiki(names, isFolder: isFolder)
  }
}
