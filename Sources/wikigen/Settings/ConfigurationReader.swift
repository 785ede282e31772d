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
    let texts = try texts(of: node, for: setting, from: origin)
    assignments.append(try SettingAssignment(setting, texts, origin, in: folder))
  }

  private func texts(of node: Node, for setting: Setting, from origin: SettingOrigin)
    throws(Fault) -> [String]
  {
    if let scalar = node.scalar { return [scalar.string] }
    guard case .list = setting.kind, let sequence = node.sequence else {
      throw Fault.wrongShape(node.shape, of: setting, from: origin)
    }
    var texts: [String] = []
    for item in sequence {
      guard let scalar = item.scalar else {
        throw Fault.wrongShape("a list of more than words", of: setting, from: origin)
      }
      texts.append(scalar.string)
    }
    return texts
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
