import Diagnostics

/// Where a value was given. A later case wins over an earlier one.
enum SettingOrigin: Hashable, Sendable {
  case file(String, line: Int?, key: String)
  case environment(String)
  case set(key: String)
  case flag(String)

  /// The value's name in a fault: `wikigen.yml:3: pages.size`.
  var subject: String {
    switch self {
    case .file(let file, let line, let key):
      file + (line.map { ":\($0)" } ?? "") + (key.isEmpty ? "" : ": \(key)")
    case .environment(let name): name
    case .set(let key): "--set \(key)"
    case .flag(let flag): "--\(flag)"
    }
  }

  /// The same key, at another line of the file.
  func inFile(line: Int?) -> SettingOrigin {
    guard case .file(let file, let first, let key) = self else { return self }
    return .file(file, line: line ?? first, key: key)
  }

  var rank: Int {
    switch self {
    case .file: 0
    case .environment: 1
    case .set: 2
    case .flag: 3
    }
  }
}
