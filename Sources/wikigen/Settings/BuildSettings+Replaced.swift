import Publishing

extension BuildSettings {
  /// The folder of the wiki that this build is to replace; nil of a share that was told of none.
  var replaced: String? {
    switch part {
    case .whole: output
    case .share(_, let former): former?.absolutePath(in: workingDirectory)
    }
  }
}
