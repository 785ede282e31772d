import GRDB

extension StoreFile {
  /// How somebody opens the file who only looks.
  enum Viewpoint {
    /// With what a writer has in its log. Without a log SQLite would make one.
    case withLog
    /// As if nobody wrote to it: nothing but the file is opened, and nothing is made beside it.
    case fileAlone

    func queue(_ path: String) throws -> DatabaseQueue {
      var configuration = Configuration()
      configuration.label = "wikigen.glance"
      configuration.readonly = true
      // A writer has the file for itself for moments only.
      configuration.busyMode = .timeout(2)
      switch self {
      case .withLog: return try DatabaseQueue(path: path, configuration: configuration)
      // https://sqlite.org/uri.html#uriimmutable
      case .fileAlone:
        return try DatabaseQueue(
          path: "file:\(path.percentEncoded)?immutable=1", configuration: configuration)
      }
    }
  }
}

extension String {
  /// With every byte escaped that has a meaning in an address of SQLite's.
  fileprivate var percentEncoded: String {
    let special = Set("%?#".utf8)
    return String(
      decoding: utf8.flatMap { byte in
        special.contains(byte) ? Array("%\(String(byte, radix: 16))".utf8) : [byte]
      }, as: UTF8.self)
  }
}
