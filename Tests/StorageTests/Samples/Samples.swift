import Diagnostics
import Foundation
import GRDB
import TestSupport

@testable import Storage

extension Store {
  /// In a folder of its own for the time of the closure.
  static func run<Value>(
    _ body: (Store, TemporaryFolder) async throws -> Value
  ) async throws -> Value {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.cache).store
      let value = try await body(store, folder)
      try store.close()
      return value
    }
  }

  @discardableResult
  func complete(
    _ identity: RunIdentity = .sample(), _ answers: [StoredAnswer] = [],
    counts: [String: Int] = [:], at now: Int = 100
  ) throws -> CompleteRun {
    let run = try run(identity, at: now)
    for answer in answers { try run.keep(answer) }
    return try run.finish(counts: counts, at: now + 10)
  }

  @discardableResult
  func complete(_ answers: [StoredAnswer], at now: Int = 100) throws -> CompleteRun {
    try complete(.sample(), answers, at: now)
  }

  func count(_ table: String) throws -> Int {
    try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
  }
}

extension Run {
  func keep(_ answer: StoredAnswer) throws(Fault) { try keep([answer]) }
}

extension [UInt8] {
  func deflated() -> [UInt8] {
    Deflater.deflated(self)
  }
}

extension TemporaryFolder {
  var cache: String { path + "/cache" }
  var store: String { cache + "/store.sqlite" }

  /// What lies in the cache, or in a folder of it.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(cache)/\(folder)").sorted()
  }

  func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}

extension RunIdentity {
  static func sample(
    source: String = "solar", fingerprint: String = "planets", isSample: Bool = false
  ) -> RunIdentity {
    RunIdentity(source: source, fingerprint: fingerprint, isSample: isSample)
  }
}

extension StoredAnswer {
  static func sample(
    _ url: String = "http://a/1", _ body: String = "Io", contentType: String? = nil,
    validity: Validity = Validity(fetchedAt: 90)
  ) -> StoredAnswer {
    StoredAnswer(
      url: url, digest: body.digest, contentType: contentType, body: Array(body.utf8),
      validity: validity)
  }
}

extension StoredPicture {
  static func sample(
    _ address: String = "http://a/1.jpg", _ text: String = "a picture", source: String = "solar",
    validity: Validity = Validity(fetchedAt: 90)
  ) -> StoredPicture {
    StoredPicture(
      address: address, source: source, digest: text.digest, fileExtension: "jpg",
      byteCount: text.utf8.count, width: 300, height: 200, validity: validity)
  }
}

extension String {
  /// Stands in for the SHA-256 that callers compute: 64 hexadecimal digits, other ones for another
  /// text.
  var digest: String {
    var digits = ""
    for seed in 0..<4 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(seed)
      for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      let part = String(hash, radix: 16)
      digits += String(repeating: "0", count: 16 - part.count) + part
    }
    return digits
  }
}
