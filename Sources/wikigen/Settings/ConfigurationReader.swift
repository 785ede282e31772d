import Diagnostics
import Yams

/// Walks the tree of a `wikigen.yml` and keeps each setting it comes to.
struct ConfigurationReader {
  let name: String
  let folder: String
  let table: SettingTable
  private(set) var assignments: [SettingAssignment] = []
  private(set) var sourceNames: [String] = []

  init(name: String, folder: String, table: SettingTable) {
    self.name = name
    self.folder = folder
    self.table = table
  }

  /// Reads a section, the file's whole content being the one with an empty key.
  mutating func read(_ node: Node, at section: String, line: Int?) throws(Fault) {
    if node.null != nil { return }
    guard case .mapping(let mapping) = node else {
      throw Fault.notASection(
        SettingOrigin.file(name, line: line ?? node.mark?.line, key: section), node.shape,
        names: table.names(below: section))
    }
    for (key, value) in mapping {
      try read(value, named: key, below: section)
    }
  }

  private mutating func read(_ value: Node, named key: Node, below section: String) throws(Fault) {
    let word = key.scalar?.string ?? "?"
    let path = section.isEmpty ? word : "\(section).\(word)"
    let origin = SettingOrigin.file(name, line: key.mark?.line ?? value.mark?.line, key: path)
    if let setting = table.setting(atKey: path) {
      return try keep(value, as: setting, from: origin)
    }
    guard !table.names(below: path).isEmpty else {
      throw Fault.unknownKey(path, from: origin, in: table)
    }
    if section == "sources" { sourceNames.append(word) }
    try read(value, at: path, line: key.mark?.line)
  }

  /// A key without a value is as good as none.
  private mutating func keep(_ node: Node, as setting: Setting, from origin: SettingOrigin)
    throws(Fault)
  {
    if node.null != nil { return }
    let given = try given(by: node, for: setting, from: origin)
    assignments.append(try SettingAssignment(setting, given, origin, in: folder))
  }

  private func given(by node: Node, for setting: Setting, from origin: SettingOrigin)
    throws(Fault) -> Setting.Given
  {
    switch (node, setting.kind) {
    case (.scalar(let scalar), _): return .text(scalar.string)
    case (.sequence(let sequence), .list), (.sequence(let sequence), .items):
      return .items(try items(of: sequence, for: setting, from: origin))
    case (.mapping(let mapping), .parameters(let names)):
      return .parameters(try parameters(of: mapping, out: names, for: setting, from: origin))
    default: throw Fault.wrongShape(node.shape, of: setting, from: origin)
    }
  }

  private func items(of sequence: Node.Sequence, for setting: Setting, from origin: SettingOrigin)
    throws(Fault) -> [String]
  {
    var texts: [String] = []
    for item in sequence {
      guard let scalar = item.scalar else {
        throw Fault.wrongShape("a list of more than words", of: setting, from: origin)
      }
      texts.append(scalar.string)
    }
    return texts
  }

  /// A name is taken as it stands, with its dots.
  private func parameters(
    of mapping: Node.Mapping, out names: [String], for setting: Setting,
    from origin: SettingOrigin
  ) throws(Fault) -> [String: String] {
    var parameters: [String: String] = [:]
    for (key, value) in mapping {
      let word = key.scalar?.string ?? "?"
      let place = origin.inFile(line: key.mark?.line)
      guard names.contains(word) else {
        throw Fault.unknownParameter(word, of: setting, from: place)
      }
      if value.null != nil { continue }
      guard let scalar = value.scalar else {
        throw Fault.notAParameter(word, value.shape, from: place)
      }
      parameters[word] = scalar.string
    }
    return parameters
  }
}

extension Node {
  /// What a fault calls it.
  fileprivate var shape: String {
    switch self {
    case .scalar: "a single value"
    case .mapping: "a section"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}
