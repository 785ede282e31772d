import Diagnostics
import Rendering
import Storage
import Synchronization
import Wiki

/// The digests of the pages that were built last, by what they are made from: a page that is made from the same
/// need not be read.
///
/// A class because the pages of a build are made at once and share it.
final class PageMemory: Sendable {
  private let kept: KeptBytes
  /// By key, where the digest lies in what was kept.
  private let known: [ContentMark: Int]
  private let bytes: [UInt8]
  /// Whether each page is to be read all the same, and held against what is known of it.
  let isProved: Bool
  /// Of this build, which takes the place of what was kept.
  private let noted = Mutex<[ContentMark: String]>([:])

  /// `kept` is where they were kept, and are kept again.
  init(_ kept: KeptBytes, isProved: Bool) {
    self.kept = kept
    self.isProved = isProved
    let bytes = kept.bytes ?? []
    self.bytes = bytes
    let starts = stride(from: 0, through: bytes.count - Self.rowSize, by: Self.rowSize)
    known = bytes.withUnsafeBytes { bytes in
      Dictionary(
        starts.map { start in
          let mark = UnsafeRawBufferPointer(rebasing: bytes[start..<start + ContentMark.size])
          return (ContentMark(mark), start + ContentMark.size)
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// What the digest was of a page made from the same.
  func digest(_ key: ContentMark) -> String? {
    guard let start = known[key] else { return nil }
    let digest = String(decoding: bytes[start..<start + Self.digestSize], as: UTF8.self)
    note(digest, of: key)
    return digest
  }

  func note(_ digest: String, of key: ContentMark) {
    guard digest.utf8.count == Self.digestSize else { return }
    noted.withLock { $0[key] = digest }
  }

  /// The pages of this build, and no others.
  func keep() throws(Fault) {
    let noted = noted.withLock(\.self)
    if noted.count == known.count, noted.keys.allSatisfy({ known[$0] != nil }) { return }
    var rows: [UInt8] = []
    rows.reserveCapacity(noted.count * Self.rowSize)
    for (key, digest) in noted {
      key.append(to: &rows)
      rows.append(contentsOf: digest.utf8)
    }
    try kept.keep(rows)
  }

  private static let digestSize = PageMaker.digestSize
  private static let rowSize = ContentMark.size + digestSize
}

extension PageMemory {
  /// That of a cache. `nil` where nothing tells this program from another one of its version, which may make other
  /// pages of the same.
  convenience init?(of settings: BuildSettings) {
    guard Program.isToldByBuild else { return nil }
    self.init(.pages(in: settings.cache, by: Program.edition), isProved: settings.isVerified)
  }
}
