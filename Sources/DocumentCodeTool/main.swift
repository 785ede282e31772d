import Foundation

// DocumentCodeTool <document.md> <folder> <count>
//
// Writes the files that a document shows into Swift: each Swift block as a source file of its own,
// `Part1.swift` to `Part<count>.swift`, and the texts of all blocks as the table `DocumentFiles`.
// A block is a file if a line with nothing but its path, as a code span, stands right above it.
let document = URL(filePath: CommandLine.arguments[1])
let folder = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)
let count = Int(CommandLine.arguments[3]) ?? 0

struct Block {
  let path: String
  let language: String
  /// The number of its first line in the document.
  let line: Int
  var text: String
}

struct Refusal: Error, CustomStringConvertible {
  let description: String
}

let blocks = try read(String(contentsOf: document, encoding: .utf8))
let parts = blocks.filter { $0.language == "swift" }
guard parts.count <= count else {
  throw Refusal(
    description: "\(document.path) has \(parts.count) Swift blocks, \(count) are the most")
}
for number in 1...count {
  let part = number <= parts.count ? source(of: parts[number - 1]) : ""
  try write(part, to: "Part\(number).swift")
}
try write(table(of: blocks), to: "DocumentFiles.swift")

func read(_ text: String) throws -> [Block] {
  var blocks: [Block] = []
  var open: Block?
  var above = ""
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  for (index, line) in lines.enumerated() {
    if line.hasPrefix("```"), let block = open {
      if !block.path.isEmpty { blocks.append(block) }
      open = nil
    } else if line.hasPrefix("```") {
      open = Block(
        path: path(in: above) ?? "", language: String(line.dropFirst(3)), line: index + 2, text: "")
    } else {
      open?.text += line + "\n"
    }
    above = line
  }
  guard open == nil else { throw Refusal(description: "\(document.path) ends within a block") }
  guard Set(blocks.map(\.path)).count == blocks.count else {
    throw Refusal(description: "\(document.path) has a file twice")
  }
  return blocks
}

func path(in line: String) -> String? {
  guard line.count > 2, line.hasPrefix("`"), line.hasSuffix("`") else { return nil }
  let inner = line.dropFirst().dropLast()
  return inner.contains("`") ? nil : String(inner)
}

/// What the file says in the module of the API it belongs to; faults name the document.
func source(of block: Block) -> String {
  """
  @testable import Importing
  #sourceLocation(file: "\(document.path)", line: \(block.line))
  \(block.text)
  """
}

func table(of blocks: [Block]) -> String {
  let rows = blocks.map { "    \(literal($0.path)): \(literal($0.text)),\n" }
  return """
    /// The texts of the files that the document shows, by their paths.
    enum DocumentFiles {
      static let texts: [String: String] = [
    \(rows.joined())  ]
    }

    """
}

func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n")
  return "\"\(escaped)\""
}

func write(_ text: String, to name: String) throws {
  try Data(text.utf8).write(to: folder.appending(path: name))
}
