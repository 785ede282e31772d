import Foundation

/// One answer of the Rick and Morty API.
struct WireAnswers {
  let records: WireRecords
  let request: SeenRequest

  private static let rowsPerPage = 20

  func answer() -> CannedAnswer {
    let steps = (request.path.removingPercentEncoding ?? "").split(separator: "/").map(String.init)
    guard request.method == "GET", steps.first == "api" else { return nothingAtAll }
    guard steps.count > 1 else { return ok(index) }
    guard WireRecords.kinds.contains(steps[1]) else { return nothingAtAll }
    switch steps.count {
    case 2: return page(of: steps[1])
    case 3 where steps[2] == "avatar": return error(404, "There is nothing here")
    case 3: return entries(of: steps[1], named: steps[2])
    case 4 where steps[1] == "character" && steps[2] == "avatar": return picture(steps[3])
    default: return nothingAtAll
    }
  }

  private var host: String { "http://\(request.authority)" }

  private var index: String {
    let pairs = WireRecords.kinds.map { #""\#($0)s":"\#(host)/api/\#($0)""# }
    return "{\(pairs.joined(separator: ","))}"
  }

  /// Anything but a number above 0 is page 1.
  private func page(of kind: String) -> CannedAnswer {
    let all = records.all(kind)
    let pages = (all.count + Self.rowsPerPage - 1) / Self.rowsPerPage
    let asked = request.query("page").flatMap { Int($0) } ?? 1
    let number = asked > 0 ? asked : 1
    guard number <= pages else { return error(404, "There is nothing here") }
    let next = number < pages ? link(to: number + 1) : "null"
    let previous = number > 1 ? link(to: number - 1) : "null"
    let rows = all.dropFirst((number - 1) * Self.rowsPerPage).prefix(Self.rowsPerPage)
    let info =
      #"{"count":\#(all.count),"pages":\#(pages),"next":\#(next),"prev":\#(previous)}"#
    return ok(#"{"info":\#(info),"results":\#(list(Array(rows)))}"#)
  }

  private func link(to page: Int) -> String { #""\#(host)\#(request.path)?page=\#(page)""# }

  private func entries(of kind: String, named name: String) -> CannedAnswer {
    if name.hasPrefix("[") || name.hasSuffix("]") || name.contains(",") {
      return several(of: kind, named: name)
    }
    guard let id = Int(name) else {
      let begins = name.first?.isNumber == true
      return error(500, begins ? castWords(name, kind) : "Hey! you must provide an id")
    }
    if kind == "location", id == 0 {
      return ok(#"{"id":0,"name":"unknown","residents":[],"url":""}"#)
    }
    guard let record = records.all(kind).first(where: { $0.id == id }) else {
      return error(404, "\(kind.capitalized) not found")
    }
    return ok(String(decoding: record.bytes, as: UTF8.self))
  }

  /// Always a list; what is missing is dropped, and the order is the database's and not ours.
  private func several(of kind: String, named name: String) -> CannedAnswer {
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]")
    let inner = isBracketed ? String(name.dropFirst().dropLast()) : name
    let ids = inner.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard !ids.contains(nil) else {
      let isBroken = name.contains("[") || name.contains("]")
      return error(500, isBroken ? "Bad... bad array :/" : castWords(name, kind))
    }
    return ok(list(records.all(kind).reversed().filter { ids.contains($0.id) }))
  }

  private func list(_ records: [WireRecords.Record]) -> String {
    "[\(records.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: ","))]"
  }

  private func castWords(_ name: String, _ kind: String) -> String {
    #"Cast to number failed for value \"\#(name)\" at path \"id\" for model \"\#(kind.capitalized)\""#
  }

  private func picture(_ name: String) -> CannedAnswer {
    guard let bytes = records.picture(name) else { return nothingAtAll }
    return tagged(bytes, type: "image/jpeg")
  }

  private func ok(_ text: String) -> CannedAnswer {
    tagged(Array(text.utf8), type: "application/json; charset=utf-8")
  }

  private func tagged(_ body: [UInt8], type: String) -> CannedAnswer {
    let sum = body.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let tag = "W/\"\(String(body.count, radix: 16))-\(String(sum, radix: 36))\""
    guard !request.headers("If-None-Match").contains(tag) else {
      return CannedAnswer(status: 304, headers: ["ETag": tag], body: [])
    }
    return CannedAnswer(headers: ["Content-Type": type, "ETag": tag], body: body)
  }

  private var nothingAtAll: CannedAnswer { error(404, "There is nothing here.") }

  private func error(_ status: Int, _ words: String) -> CannedAnswer {
    .json(#"{"error":"\#(words)"}"#, status: status)
  }
}
