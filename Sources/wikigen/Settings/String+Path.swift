extension String {
  /// The path from the root, without `./` in front and slashes behind. `..` stays: what it leads to
  /// depends on symbolic links.
  func absolutePath(in folder: String) -> String {
    var path = Substring(self)
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    if path.isEmpty || path == "." { return folder }
    return path.hasPrefix("/") ? String(path) : folder.appending(component: path)
  }

  /// The path as a user in `folder` would type it.
  func shown(in folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if self == folder { return "." }
    return hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : self
  }

  /// The path of the folder that holds this file.
  var parentPath: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }

  func appending(component: some StringProtocol) -> String {
    hasSuffix("/") ? self + component : "\(self)/\(component)"
  }
}
