import Foundation
import PackagePlugin

/// Turns `Templates/`, `Theme/`, `Fixtures/` and `Starter/` into one Swift file, so that the binary alone is
/// the whole program.
@main
struct EmbedFiles: BuildToolPlugin {
  private static let folders = ["Templates", "Theme", "Fixtures", "Starter"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles+Data.swift")
    let inputs = try Self.folders.flatMap { try files(in: $0, of: root) }
    return [
      .buildCommand(
        displayName: "Embedding \(inputs.count) files",
        executable: try context.tool(named: "EmbedFilesTool").url,
        arguments: [root.path(percentEncoded: false), output.path(percentEncoded: false)]
          + Self.folders,
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }

  /// Every regular file of one folder, hidden ones apart, in a stable order.
  private func files(in folder: String, of root: URL) throws -> [URL] {
    let base = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path(percentEncoded: false))
      .sorted()
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { base.appending(path: $0) }
      .filter { !$0.hasDirectoryPath && isFile($0) }
  }

  private func isFile(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: url.path(percentEncoded: false), isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue
  }
}
