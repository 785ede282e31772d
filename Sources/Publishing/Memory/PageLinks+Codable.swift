import Foundation
import JSONReading

extension PageLinks: Encodable, JSONReadableObject {
  private enum CodingKeys: String, CodingKey { case targets, fragments, ids }

  init(_ object: JSONObject) throws {
    guard let targets = Self.places(in: try object.value("targets")) else {
      throw Self.refusal("no ascending places")
    }
    self.targets = targets
    let fragments: [String] = try object.valueIfThere("fragments") ?? []
    self.fragments = try fragments.map(Fragment.init(named:))
    ids = try object.valueIfThere("ids") ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.text(of: targets), forKey: .targets)
    if !fragments.isEmpty { try container.encode(fragments.map(\.name), forKey: .fragments) }
    if !ids.isEmpty { try container.encode(ids, forKey: .ids) }
  }

  fileprivate static func refusal(_ words: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: words))
  }

  /// As `encode` has it, in a twentieth of the time.
  func append(to json: inout [UInt8]) {
    json.append(UInt8(ascii: "{"))
    if !fragments.isEmpty {
      json.append(contentsOf: "\"fragments\":".utf8)
      json.append(json: fragments.map(\.name))
      json.append(UInt8(ascii: ","))
    }
    if !ids.isEmpty {
      json.append(contentsOf: "\"ids\":".utf8)
      json.append(json: ids)
      json.append(UInt8(ascii: ","))
    }
    json.append(contentsOf: "\"targets\":\"".utf8)
    json.append(base64: Self.steps(between: targets))
    json.append(contentsOf: "\"}".utf8)
  }

  /// A page leads to dozens of others: the steps from one place to the next, seven bits a byte, the
  /// last byte of a step marked, in Base64.
  private static func text(of places: [Int32]) -> String {
    Data(steps(between: places)).base64EncodedString()
  }

  private static func steps(between places: [Int32]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * places.count)
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
    return bytes
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

extension PageLinks.Fragment {
  fileprivate var name: String { "\(page)#\(id)" }

  fileprivate init(named text: String) throws {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let page = Int32(parts[0]), page >= 0 else {
      throw PageLinks.refusal("no place and id")
    }
    self.init(page: page, id: String(parts[1]))
  }
}
