import Foundation

extension Surroundings {
  /// Those of this process. The only place that asks the process for them.
  static func ofProcess() -> Surroundings {
    Surroundings(
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      processors: ProcessInfo.processInfo.activeProcessorCount)
  }
}
