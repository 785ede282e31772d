import Diagnostics
import Fetching
import Synchronization
import Wiki

/// Fetches the pictures of a source's entries; one that can't be had is a warning, never a fault.
public struct PictureLoader: Sendable {
  private let source: APISource
  private let client: Client
  private let base: BaseURL
  private let progress: Progress

  public init(_ source: APISource, client: Client, base: BaseURL, progress: Progress) {
    self.source = source
    self.client = client
    self.base = base
    self.progress = progress
  }

  /// The picture of every entry that names one, and the warnings about the others.
  public func load(
    for collections: [EntryCollection]
  ) async throws(Fault) -> (pictures: [LoadedPicture], warnings: [Warning]) {
    let wanted = collections.flatMap(\.entries).compactMap { entry in
      entry.picture.map { (entry: entry, picture: $0) }
    }
    let done = Mutex(0)
    let results = try await client.concurrentMap(wanted) { item throws(Fault) in
      let result = await self.load(item.picture, of: item.entry)
      done.withLock {
        $0 += 1
        progress.report(.pictures(done: $0, total: wanted.count))
      }
      return result
    }
    var pictures: [LoadedPicture] = []
    var warnings: [Warning] = []
    for result in results {
      switch result {
      case .success(let picture): pictures.append(picture)
      case .failure(let failure): warnings.append(failure.warning)
      }
    }
    return (pictures, warnings)
  }

  private struct Failure: Error {
    let warning: Warning
  }

  private func load(_ picture: Picture, of entry: Entry) async -> Result<LoadedPicture, Failure> {
    guard let request = source.picture(picture, base) else {
      return .failure(
        Failure(
          warning: Warning(
            .foreignPicture, subject: entry.id.description,
            "The picture of \(entry.id) is not on a host of \(source.title): \(picture.address)")))
    }
    do {
      let file = try await client.value(for: request) { answer throws(Fault) in
        try answer.picture(for: request)
      }
      return .success(LoadedPicture(address: picture.address, file: file))
    } catch {
      return .failure(
        Failure(
          warning: Warning(.missingPicture, subject: entry.id.description, error.sentence)))
    }
  }
}
