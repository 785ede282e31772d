import Diagnostics
import Pages

/// An element with data for machines: a browser neither runs nor shows it, so the policy of the page
/// has no word on it.
struct StructuredElement {
  let html: String

  init(_ data: DataValue, in wording: Wording) throws(Fault) {
    let json = try JSONValue(data, in: wording).bytes
    html = "<script type=\"application/ld+json\">\(Self.harmless(json))</script>"
  }

  /// Without anything that HTML could act on, or that it forbids. In JSON all of it can only stand in
  /// texts, where each has another spelling.
  private static func harmless(_ json: [UInt8]) -> String {
    String(decoding: json, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
      if "<>&".unicodeScalars.contains(scalar) || scalar.isRefusedByHTML {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
