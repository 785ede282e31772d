import CDeflate
import Diagnostics
import Foundation

/// A file of a cache that only saves time: where it is missing, damaged or another program's, it is as if nothing
/// had been kept.
public struct KeptBytes: Sendable {
  private let path: String
  /// Whoever else wrote it may mean another thing.
  private let reader: Data

  /// What the pages of the wiki were that was built last.
  public static func pages(in cache: String, by reader: String) -> KeptBytes {
    KeptBytes(path: CacheFolder(cache).pages, reader: Data("\(reader)\n".utf8))
  }

  public var bytes: [UInt8]? {
    let file: Data
    do {
      file = try Data(contentsOf: URL(filePath: path))
    } catch {
      // Most often there is none yet.
      return nil
    }
    guard file.starts(with: reader) else { return nil }
    let rest = file.dropFirst(reader.count)
    let bytes = [UInt8](rest.dropFirst(Self.checksumSize))
    return Array(rest.prefix(Self.checksumSize)) == Self.checksum(of: bytes) ? bytes : nil
  }

  public func keep(_ bytes: [UInt8]) throws(Fault) {
    try FileWriter.replace(path, with: Array(reader) + Self.checksum(of: bytes) + bytes)
  }

  private static let checksumSize = 4

  private static func checksum(of bytes: [UInt8]) -> [UInt8] {
    let checksum = bytes.withUnsafeBufferPointer {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    return withUnsafeBytes(of: checksum.littleEndian) { Array($0) }
  }
}
