/// What a run finds around itself.
struct Surroundings: Sendable {
  let environment: [String: String]
  /// Absolute, where relative paths begin.
  let workingDirectory: String
  let processors: Int
}
