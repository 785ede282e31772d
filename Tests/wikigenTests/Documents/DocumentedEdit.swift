import Foundation
import TestSupport

/// A change of the sample answers of `Docs/sources.md`, with what the document says comes of it.
struct DocumentedEdit: Sendable, CustomStringConvertible {
  let old: String
  let new: String
  /// The sentence of the fault or the warning, or its beginning.
  let outcome: String

  /// Those of the document's table, in its order.
  static func all() throws -> [DocumentedEdit] {
    let text = try String(contentsOfFile: CheckoutFolder.path("Docs/sources.md"), encoding: .utf8)
    return text.matches(of: /(?m)^\| `(.+)` \| `(.+)` \| `(.+)` \|$/).map { match in
      DocumentedEdit(
        old: String(match.1), new: String(match.2), outcome: String(match.3))
    }
  }

  /// The document's files with the change, which is one of a single place.
  var texts: [String: String]? {
    let edited = DocumentFiles.texts.filter { path, text in
      path.hasPrefix("Fixtures/") && text.contains(old)
    }
    guard let (path, text) = edited.first, edited.count == 1,
      text.components(separatedBy: old).count == 2
    else { return nil }
    return DocumentFiles.texts.merging([path: text.replacing(old, with: new)]) { $1 }
  }

  var description: String { "\(old) → \(new)" }
}
