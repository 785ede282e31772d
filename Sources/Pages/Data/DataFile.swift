/// A file of the site for programs.
public struct DataFile: Sendable {
  public let path: String
  /// Made when asked for, so that no stage holds all.
  public let content: @Sendable () -> DataValue
}
