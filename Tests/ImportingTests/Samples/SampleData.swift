import Fetching
import TestSupport

@testable import Importing

/// The sample data of a source, read from the checkout.
enum SampleData {
  static func access(to source: APISource) throws -> SourceAccess {
    let transport = try FolderTransport(
      folder: CheckoutFolder.path("Fixtures"), source: source.id)
    return try .sample(transport, base: source.publicBase)
  }

  static func load(_ source: APISource = RickAndMorty.source) async throws -> SourceData {
    try await source.load(access(to: source))
  }
}
