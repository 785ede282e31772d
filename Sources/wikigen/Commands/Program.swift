import CPlatform

/// What the program is called, wherever it names itself.
enum Program {
  static let name = "wikigen"
  static let version = "0.1.0"
  static let label = "\(name) \(version)"
  /// Another one for every build of the program, where the linker says which it is: two builds of
  /// one version may make other pages of the same data.
  static let edition: String = {
    var text = [CChar](repeating: 0, count: 65)
    platform_build_id(&text, Int32(text.count))
    let id = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return "\(label) \(String(decoding: id, as: UTF8.self))"
  }()
  /// Whether the edition names the build, and not the version alone.
  static let isToldByBuild = edition.last != " "
  /// How it names itself to servers.
  static let userAgent = "\(name)/\(version) (+https://github.com/wikigen/wikigen)"
}
