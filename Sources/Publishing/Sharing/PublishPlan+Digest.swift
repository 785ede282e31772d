import Crypto
import Diagnostics
import Foundation

extension PublishPlan {
  /// One of all that a site of this plan will have and say; shares of one plan have the same.
  func digest(jobs: Int) async throws(Fault) -> String {
    let digests = try await files.concurrentMap(jobs: jobs) { file throws(Fault) in
      try file.drafted().digest
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var hash = SHA256()
    do {
      hash.update(data: try encoder.encode(header))
      hash.update(data: try encoder.encode(former))
    } catch {
      preconditionFailure("texts and numbers can always be encoded: \(error)")
    }
    for (file, digest) in zip(files, digests).sorted(by: { $0.0.path < $1.0.path }) {
      for part in [file.path, digest, file.entry ?? "", file.title ?? ""] {
        // With its length in front, so that no two lists read alike.
        hash.update(data: Array("\(part.utf8.count) \(part)".utf8))
      }
    }
    return ContentDigest.text(hash.finalize())
  }
}
