import Diagnostics
import Foundation
import Yams

/// What a `wikigen.yml` says. Relative paths in it begin at its folder.
struct ConfigurationFile: Sendable {
  let assignments: [SettingAssignment]
  /// The sources that it names, with or without settings.
  let sourceNames: [String]

  /// `name` is what faults call the file.
  init(atPath path: String, named name: String, table: SettingTable) throws(Fault) {
    let text = try Self.text(atPath: path, named: name)
    var reader = ConfigurationReader(name: name, folder: path.parentPath, table: table)
    do {
      let root = try Yams.compose(yaml: text, .default, .default, .utf8)
      if let root { try reader.read(root, at: "", line: nil) }
    } catch let fault as Fault {
      throw fault
    } catch let error as YamlError {
      throw Fault.notYAML(name, line: error.place.line, problem: error.place.problem)
    } catch {
      throw Fault.notYAML(name, line: nil, problem: "\(type(of: error))")
    }
    assignments = reader.assignments
    sourceNames = reader.sourceNames
  }

  private static func text(atPath path: String, named name: String) throws(Fault) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw Fault.unreadableConfiguration(name, exists: DiskItem(atPath: path) != nil)
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Fault.notYAML(name, line: nil, problem: "it is not text in UTF-8")
    }
    return text
  }
}
