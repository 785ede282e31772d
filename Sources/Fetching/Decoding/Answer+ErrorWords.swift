import Diagnostics
import Foundation

extension Answer {
  /// What the API itself says about an error, short; nil when the body is not one of the forms in
  /// which APIs say it.
  var errorWords: String? {
    let object: [String: Any]
    do {
      object = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
    } catch {
      // An HTML page or nothing at all: the status says enough.
      return nil
    }
    let candidates = [object["error"], object["status_message"], object["message"]]
    let first = candidates.compactMap { $0 as? String }.first
    let words = (first ?? (object["errors"] as? [String])?.first)?.printable(upTo: 160)
    return words?.isEmpty == true ? nil : words
  }
}
