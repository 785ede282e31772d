import Diagnostics
import Yams

extension Words {
  /// Reads and joins strings files; a key may stand in one of them only.
  convenience init(reading files: [ThemeFile]) throws(Fault) {
    var entries: [String: Entry] = [:]
    for file in files {
      for (key, entry) in try Self.entries(of: file) {
        guard entries.updateValue(entry, forKey: key) == nil else {
          throw Fault.wordTwice(key, in: file.shownPath)
        }
      }
    }
    try self.init(entries, files: files.map(\.shownPath))
  }

  static func entries(of file: ThemeFile) throws(Fault) -> [String: Entry] {
    if case .words(let entries) = file.reading { return entries }
    let text = try file.text()
    if let entries = PlainStrings.entries(of: text) { return entries }
    return try entries(of: text, in: file)
  }

  /// As Yams reads it.
  static func entries(of text: String, in file: ThemeFile) throws(Fault) -> [String: Entry] {
    let node: Node?
    do {
      // All scalars are texts: what else one might be is not asked. Nor is the environment for an encoding, of which
      // Yams would print a line to stdout.
      node = try Yams.compose(yaml: text, .basic, Constructor([:], [:], [:]), .utf8)
    } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
      throw Fault.keyTwice(keys.first ?? "", in: "\(file.shownPath):\(context.mark.line)")
    } catch let error as YamlError {
      throw Fault.brokenStrings(file.shownPath, line: error.line)
    } catch {
      throw Fault.brokenStrings(file.shownPath, line: nil)
    }
    var entries: [String: Entry] = [:]
    guard let node else { return [:] }
    guard case .mapping(let mapping) = node else {
      throw Fault.brokenStrings(file.shownPath, line: node.mark?.line)
    }
    try collect(mapping, under: "", of: file, into: &entries)
    return entries
  }

  private static func collect(
    _ mapping: Node.Mapping, under prefix: String, of file: ThemeFile,
    into entries: inout [String: Entry]
  ) throws(Fault) {
    for (key, value) in mapping {
      guard let name = key.scalar?.string else {
        throw Fault.brokenStrings(file.shownPath, line: key.mark?.line)
      }
      let path = prefix.isEmpty ? name : "\(prefix).\(name)"
      switch value {
      case .scalar(let scalar): entries[path] = .text(scalar.string)
      case .sequence(let sequence): entries[path] = .list(try texts(of: sequence, in: file))
      case .mapping(let inner):
        if let plural = plural(inner) {
          entries[path] = plural
        } else {
          try collect(inner, under: path, of: file, into: &entries)
        }
      case .alias: throw Fault.brokenStrings(file.shownPath, line: value.mark?.line)
      }
    }
  }

  private static func texts(
    of sequence: Node.Sequence, in file: ThemeFile
  ) throws(Fault) -> [String] {
    var texts: [String] = []
    for node in sequence {
      guard let text = node.scalar?.string else {
        throw Fault.brokenStrings(file.shownPath, line: node.mark?.line)
      }
      texts.append(text)
    }
    return texts
  }

  /// A map with `one` and `other` is one entry in two plurals.
  private static func plural(_ mapping: Node.Mapping) -> Entry? {
    guard let one = mapping["one"]?.scalar, let other = mapping["other"]?.scalar else { return nil }
    return .plural(zero: mapping["zero"]?.scalar?.string, one: one.string, other: other.string)
  }
}

extension YamlError {
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    default: nil
    }
  }
}
