import Diagnostics
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers the requests of a preview.
struct PreviewResponder: HTTPResponder {
  let preview: Preview
  let folder: PreviewFolder
  /// Where the preview stands, with a slash at both ends.
  let base: String

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    guard Self.isOfThisMachine(request.head.authority) else {
      return plain("This preview is for this machine alone.\n", .forbidden)
    }
    guard [.get, .head].contains(request.method) else {
      return plain("A preview can only be read.\n", .methodNotAllowed, [.allow: "GET, HEAD"])
    }
    let answer = try await answer(to: request)
    guard request.method == .head else { return answer }
    // A stream of events has no length and would never end.
    return Response(
      status: answer.status, headers: answer.headers,
      body: ResponseBody(contentLength: answer.body.contentLength) { try await $0.finish(nil) })
  }

  /// A name that a foreign site made lead to this machine must not read the preview.
  private static func isOfThisMachine(_ authority: String?) -> Bool {
    guard let authority else { return false }
    let name = authority.replacing(/:[0-9]*$/, with: "").lowercased()
    return ["127.0.0.1", "localhost", "[::1]"].contains(name)
  }

  private func answer(to request: Request) async throws -> Response {
    switch PreviewPath(request.head.path ?? "", below: base) {
    case .own("events"): return events()
    case .own("preview.js"): return answer(PreviewPage.script, MediaType.script)
    case .own("preview.css"): return answer(PreviewPage.style, MediaType.style)
    case .own, nil: return try missing()
    case .above: return moved(to: base)
    case .wiki(let names, isFolder: true): return try await file(names + ["index.html"], request)
    case .wiki(let names, isFolder: false): return try await file(names, request)
    }
  }

  private func file(_ names: [String], _ request: Request) async throws -> Response {
    let state = preview.state
    let path = names.joined(separator: "/")
    let isPage = path.hasSuffix(".html")
    if isPage, !state.hasWiki { return alone(state) }
    let bytes: [UInt8]
    do {
      if let fresh = try state.fresh(path) {
        bytes = fresh
      } else {
        var item = try folder.item(at: names)
        if item == nil, !state.isSettled {
          await preview.settled()
          item = try folder.item(at: names)
        }
        switch item {
        case .file(let found): bytes = found
        case .folder: return moved(to: "\(request.uri.path)/")
        case nil: return try missing()
        }
      }
    } catch let fault as Fault where isPage {
      return page(
        PreviewPage(revision: state.revision, fault: fault, base: base).alone, .internalServerError)
    }
    if isPage { return page(added(to: bytes, state), .ok) }
    return part(of: bytes, MediaType.named(path), request.headers[.range])
  }

  private func part(of bytes: [UInt8], _ type: String, _ range: String?) -> Response {
    switch ByteRange(range, ofLength: bytes.count) {
    case .whole:
      return answer(bytes, type, .ok, [.acceptRanges: "bytes"])
    case .part(let part):
      return answer(
        Array(bytes[part]), type, .partialContent,
        [
          .acceptRanges: "bytes",
          .contentRange: "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)",
        ])
    case .unsatisfiable:
      return plain(
        "The file ends before that.\n", .rangeNotSatisfiable,
        [.contentRange: "bytes */\(bytes.count)"])
    }
  }

  /// The wiki's own page for it, where there is one.
  private func missing() throws -> Response {
    let state = preview.state
    guard state.hasWiki else { return alone(state) }
    if let fresh = try state.fresh("404.html") { return page(added(to: fresh, state), .notFound) }
    if case .file(let bytes) = try folder.item(at: ["404.html"]) {
      return page(added(to: bytes, state), .notFound)
    }
    return plain("There is no such page.\n", .notFound)
  }

  private func added(to html: [UInt8], _ state: Preview.State) -> [UInt8] {
    PreviewPage(revision: state.revision, fault: state.fault, base: base).adding(to: html)
  }

  private func alone(_ state: Preview.State) -> Response {
    page(
      PreviewPage(revision: state.revision, fault: state.fault, base: base).alone,
      state.fault == nil ? .serviceUnavailable : .internalServerError)
  }

  private func events() -> Response {
    let revisions = preview.revisions()
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        for await revision in revisions {
          try await writer.write(ByteBuffer(string: "event: revision\ndata: \(revision)\n\n"))
        }
        try await writer.finish(nil)
      })
  }

  private func moved(to address: String) -> Response {
    plain("It is at \(address)\n", .temporaryRedirect, [.location: address])
  }

  private func page(_ bytes: [UInt8], _ status: HTTPResponse.Status) -> Response {
    answer(bytes, MediaType.html, status)
  }

  private func plain(
    _ text: String, _ status: HTTPResponse.Status, _ fields: HTTPFields = [:]
  ) -> Response {
    answer(Array(text.utf8), "text/plain; charset=utf-8", status, fields)
  }

  private func answer(_ text: String, _ type: String) -> Response {
    answer(Array(text.utf8), type, .ok)
  }

  private func answer(
    _ bytes: [UInt8], _ type: String, _ status: HTTPResponse.Status, _ fields: HTTPFields = [:]
  ) -> Response {
    var headers = fields
    headers[.contentType] = type
    // Two builds within a second would else look like one.
    headers[.cacheControl] = "no-store"
    headers[.xContentTypeOptions] = "nosniff"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
