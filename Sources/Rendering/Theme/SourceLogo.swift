import Diagnostics
import HTMLSyntax
import Wiki

/// The logo of a source, which a theme may have: `Theme/logos/tmdb.svg`.
///
/// None comes with the program: whose logo it is decides who may show it.
struct SourceLogo: Sendable {
  let source: String
  let picture: SitePicture
  let bytes: [UInt8]

  static let folder = "Theme/logos"

  /// Those of the theme, by source.
  static func all(in files: ThemeFiles) throws(Fault) -> [SourceLogo] {
    var logos: [SourceLogo] = []
    for file in files.files(in: folder, ending: ".svg") { logos.append(try SourceLogo(file)) }
    return logos
  }

  private init(_ file: ThemeFile) throws(Fault) {
    try file.checkIsPlainSVG()
    guard let size = Self.size(of: file.bytes) else { throw Fault.logoWithoutSize(file.shownPath) }
    let name = file.path.dropFirst(Self.folder.count + 1)
    source = String(name.dropLast(".svg".count))
    picture = SitePicture(path: "assets/logos/\(name)", width: size.width, height: size.height)
    bytes = file.bytes
  }

  /// In the units of its `viewBox`; `nil` without one.
  private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    for token in HTMLTokenizer(bytes) {
      guard case .startTag(let tag) = token.kind, tag.name == "svg" else { continue }
      guard let box = tag.attributes.first(where: { $0.name == "viewbox" }) else { return nil }
      let numbers = String(decoding: bytes[box.valueRange], as: UTF8.self)
        .split { $0 == " " || $0 == "," }.map { Double($0) }
      guard numbers.count == 4, let width = numbers[2], let height = numbers[3],
        (1...10_000).contains(width), (1...10_000).contains(height)
      else { return nil }
      return (Int(width.rounded()), Int(height.rounded()))
    }
    return nil
  }
}
