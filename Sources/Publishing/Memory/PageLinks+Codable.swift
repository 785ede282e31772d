import Foundation

extension PageLinks: Codable {
  private enum CodingKeys: String, CodingKey { case targets, fragments, ids }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .targets)
    guard let targets = Self.places(in: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .targets, in: container, debugDescription: "no ascending places")
    }
    self.targets = targets
    fragments = try container.decodeIfPresent([Fragment].self, forKey: .fragments) ?? []
    ids = try container.decodeIfPresent([String].self, forKey: .ids) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.text(of: targets), forKey: .targets)
    if !fragments.isEmpty { try container.encode(fragments, forKey: .fragments) }
    if !ids.isEmpty { try container.encode(ids, forKey: .ids) }
  }

  /// A page leads to dozens of others: the steps from one place to the next, seven bits a byte, the
  /// last byte of a step marked, in Base64.
  private static func text(of places: [Int32]) -> String {
    var bytes: [UInt8] = []
    var last: Int32 = -1
    for place in places {
      var step = UInt32(place - last)
      while step > 0x7F {
        bytes.append(UInt8(step & 0x7F))
        step >>= 7
      }
      bytes.append(UInt8(step) | 0x80)
      last = place
    }
    return Data(bytes).base64EncodedString()
  }

  private static func places(in text: String) -> [Int32]? {
    guard let bytes = Data(base64Encoded: text) else { return nil }
    var places: [Int32] = []
    var step: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      step |= UInt64(byte & 0x7F) << shift
      shift += 7
      guard step <= UInt64(Int32.max), shift <= 35 else { return nil }
      guard byte & 0x80 != 0 else { continue }
      let (place, overflows) = (places.last ?? -1).addingReportingOverflow(Int32(step))
      guard !overflows, step > 0 else { return nil }
      places.append(place)
      (step, shift) = (0, 0)
    }
    return shift == 0 ? places : nil
  }
}

extension PageLinks.Fragment: Codable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let page = Int32(parts[0]), page >= 0 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no place and id"))
    }
    self.init(page: page, id: String(parts[1]))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(page)#\(id)")
  }
}
