import Fetching
import Synchronization

@testable import Importing

/// A TMDB that has every film and person one asks for, and one popular film, but for the answers
/// that a test is about.
///
/// A class because the requests write down in it that they came.
final class TMDBAPI: Sendable {
  private let answer: @Sendable (Request) throws -> Answer?
  private let asked = Mutex<[Request]>([])

  /// `changes` are by recording: `movie/popular/page-2.json`.
  convenience init(_ changes: [String: Answer] = [:]) {
    self.init { changes[$0.recording] }
  }

  /// Where `answer` has none, the sound one is given.
  init(answer: @escaping @Sendable (Request) throws -> Answer?) { self.answer = answer }

  var transport: MemoryTransport {
    MemoryTransport { request throws(TransportError) in
      self.asked.withLock { $0.append(request) }
      do {
        return try self.answer(request) ?? Self.sound(request) ?? .notThere
      } catch {
        throw .unreadable(file: "\(request.recording): \(error)")
      }
    }
  }

  /// In the order in which they came.
  var requests: [Request] { asked.withLock { $0 } }

  var recordings: [String] { requests.map(\.recording) }

  /// Those under a folder, without it and the ending.
  func recordings(in folder: String) -> [String] {
    recordings.filter { $0.hasPrefix("\(folder)/") }.map {
      String($0.dropFirst(folder.count + 1).dropLast(".json".count))
    }
  }

  private static func sound(_ request: Request) throws -> Answer? {
    switch request.recording {
    case "configuration.json": return try .json(TMDBWire.configuration)
    case "genre/movie/list.json": return try .json(["genres": [TMDBWire.named(28, "Action")]])
    case "movie/popular/page-1.json": return try .films([603])
    default: break
    }
    let steps = request.recording.split(separator: "/")
    guard steps.count == 2, let id = Int(steps[1].dropLast(".json".count)) else { return nil }
    return steps[0] == "movie" ? try .film(id) : try .json(TMDBWire.person(id))
  }
}
