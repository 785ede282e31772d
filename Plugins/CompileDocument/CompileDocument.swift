import Foundation
import PackagePlugin

/// Compiles the Swift blocks of `Docs/sources.md` into the target, with the texts of all its files, so
/// that the tests are made with the very document.
@main
struct CompileDocument: BuildToolPlugin {
  /// A file a block, since an import holds in one file only. SwiftPM wants to know the files before
  /// anybody reads the document; those that are left over are empty.
  private static let parts = 24

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let document = context.package.directoryURL.appending(path: "Docs/sources.md")
    let folder = context.pluginWorkDirectoryURL
    let names = ["DocumentFiles.swift"] + (1...Self.parts).map { "Part\($0).swift" }
    return [
      .buildCommand(
        displayName: "Reading Docs/sources.md",
        executable: try context.tool(named: "DocumentCodeTool").url,
        arguments: [
          document.path(percentEncoded: false), folder.path(percentEncoded: false),
          "\(Self.parts)",
        ],
        inputFiles: [document],
        outputFiles: names.map { folder.appending(path: $0) })
    ]
  }
}
