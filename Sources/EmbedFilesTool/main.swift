import Foundation

// EmbedFilesTool <package root> <output.swift> <folder>…
//
// Writes one Swift file that holds every regular file of the folders, hidden ones apart. Base64 in
// a StaticString compiles in seconds; an array literal of the same bytes takes minutes. The paths
// lie together, one on each line: at every start all are read, and few of the files.
let root = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let output = URL(filePath: CommandLine.arguments[2])
let folders = CommandLine.arguments.dropFirst(3)

let paths = try folders.flatMap { try regularFiles(in: $0) }.sorted()
let rows = try paths.map { path in
  let data = try Data(contentsOf: root.appending(path: path))
  return "    \"\(data.base64EncodedString())\",\n"
}
let source = """
  enum EmbeddedData {
    static let paths: StaticString = #"\(paths.joined(separator: "\\#n"))"#
    static let base64: [StaticString] = [
  \(rows.joined())  ]
  }

  """
try Data(source.utf8).write(to: output)

/// The paths of one folder's files, relative to the package's root.
func regularFiles(in folder: String) throws -> [String] {
  let base = root.appending(path: folder).path(percentEncoded: false)
  return try FileManager.default.subpathsOfDirectory(atPath: base)
    .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    .filter { isFile(base + "/" + $0) }
    .map { "\(folder)/\($0)" }
}

func isFile(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && !isDirectory.boolValue
}
