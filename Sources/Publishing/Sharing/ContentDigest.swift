import Crypto
import Diagnostics

/// SHA-256 of some bytes, as hexadecimal digits.
enum ContentDigest {
  static func text(of bytes: [UInt8]) -> String { text(SHA256.hash(data: bytes)) }

  static func text(_ hash: SHA256.Digest) -> String {
    let digits = Array("0123456789abcdef")
    return hash.reduce(into: "") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }

  /// By path, those of files in a folder.
  static func all(
    of files: [String], in folder: String, named name: String, jobs: Int
  ) async throws(Fault) -> [String: String] {
    let pairs = try await files.concurrentMap(jobs: jobs) { file throws(Fault) in
      (file, text(of: try FileReader.bytes(at: "\(folder)/\(file)", named: "\(name)/\(file)")))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
