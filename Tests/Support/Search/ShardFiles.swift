import Foundation

/// The files of a search index as a browser would have them: each calls with its name and a value.
public struct ShardFiles: Sendable {
  public let files: [String: [UInt8]]

  /// By path in the site.
  public init(_ files: [String: [UInt8]]) { self.files = files }

  public init(ofSite folder: String) throws {
    let search = "\(folder)/assets/search"
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: search) {
      files["assets/search/\(name)"] = Array(
        try Data(contentsOf: URL(filePath: "\(search)/\(name)")))
    }
    self.files = files
  }

  public var byteCount: Int { files.values.reduce(0) { $0 + $1.count } }

  public func collections() throws -> [IndexedCollection] {
    try value("index", as: IndexHead.self).collections.map {
      try IndexedCollection($0, in: self)
    }
  }

  func value<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    guard let bytes = files["assets/search/\(name).js"] else { throw Missing(name: name) }
    let (front, back) = ("wikigenShard(\"\(name)\",", ");\n")
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(front), text.hasSuffix(back) else { throw Missing(name: name) }
    let json = text.dropFirst(front.count).dropLast(back.count)
    return try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  /// A shard that the head names is not there, or is no call.
  struct Missing: Error {
    let name: String
  }
}
