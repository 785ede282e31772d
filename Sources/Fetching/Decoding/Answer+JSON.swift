import Diagnostics
import Foundation
import JSONReading

extension Answer {
  /// The body as `Value`, in a fraction of the time that Foundation's decoder takes; that one is asked
  /// for all that is not plain, and why.
  public func json<Value: JSONReadable & Sendable>(
    _ type: Value.Type, for request: Request
  ) throws(Fault) -> Value {
    if let excerpted {
      if let reading = JSONTape.excerpt(type, of: body) {
        excerpted(reading.excerpt)
        return reading.value
      }
    } else if let value = JSONTape.value(type, in: body) {
      return value
    }
    return try decoded(type, for: request)
  }

  /// What `write` makes of the body as `Value`, or made of it when it was read before: whoever asks for the
  /// answer always has to ask in this way.
  public func excerpt<Value: JSONReadable>(
    _ type: Value.Type, for request: Request, _ write: (Value) -> [UInt8]
  ) throws(Fault) -> [UInt8] {
    if isExcerpt { return body }
    let bytes = try reading(type, for: request, write)
    excerpted?(bytes)
    return bytes
  }

  /// What `make` makes of the body as `Value`, whose texts are there meanwhile.
  public func reading<Value: JSONReadable, Made: Sendable>(
    _ type: Value.Type, for request: Request, _ make: (Value) -> Made
  ) throws(Fault) -> Made {
    if let made = JSONTape.reading(type, in: body, make) { return made }
    return make(try decoded(type, for: request))
  }

  /// The body as `Value`; the fault says in words of ours what is wrong with it, and where.
  public func json<Value: Decodable>(
    _ type: Value.Type, for request: Request
  ) throws(Fault) -> Value {
    try decoded(type, for: request)
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type, for request: Request
  ) throws(Fault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch let error as DecodingError {
      throw fault(for: error, request)
    } catch {
      throw notJSON(request)
    }
  }

  private func fault(for error: DecodingError, _ request: Request) -> Fault {
    switch error {
    case .keyNotFound(let key, let context):
      .fieldMissing(request, field: (context.codingPath + [key]).fieldPath)
    case .typeMismatch(let type, let context):
      unfit(context.codingPath, due: JSONKind(of: type), request)
    case .valueNotFound(let type, let context):
      unfit(context.codingPath, due: JSONKind(of: type), request)
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? notJSON(request) : unusable(context.codingPath, request)
    @unknown default:
      notJSON(request)
    }
  }

  private func unfit(_ path: [any CodingKey], due: JSONKind?, _ request: Request) -> Fault {
    let value = JSONCursor.value(at: path, in: body)
    guard let due, let found = value?.first.flatMap(JSONKind.init(firstByte:)), found != due else {
      return unusable(path, request)
    }
    return .fieldUnfit(request, field: path.fieldPath, found: found, due: due)
  }

  private func unusable(_ path: [any CodingKey], _ request: Request) -> Fault {
    let value = JSONCursor.value(at: path, in: body) ?? []
    return .fieldUnusable(
      request, field: path.fieldPath, value: String(decoding: value, as: UTF8.self))
  }

  private func notJSON(_ request: Request) -> Fault {
    guard let first = body.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      return .emptyAnswer(request)
    }
    if first == UInt8(ascii: "<") { return .htmlForJSON(request) }
    if String(validating: body, as: UTF8.self) == nil { return .notUTF8(request) }
    // What is sound JSON and yet "corrupted", without a path, has a number that its type can't hold.
    return JSONCursor.offence(in: body).map { .notJSON(request, $0) } ?? .numberUnfit(request)
  }
}
