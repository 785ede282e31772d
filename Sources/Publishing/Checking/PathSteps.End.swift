extension PathSteps {
  /// Where a walk ends, as far as the path alone tells.
  enum End {
    case file
    case folder
    /// A segment is empty or has a slash in it: no file can have its name.
    case missing
    case outside
  }
}
