import Fetching
import Foundation
import TestSupport
import Testing

@testable import Importing

/// A source with its templates and sample data: one of the registry, or the one of `Docs/sources.md`.
struct ContractedSource: Sendable {
  let source: APISource
  /// The files of the document, by path; `nil` for those of the checkout.
  private let texts: [String: String]?

  /// Whoever follows the document has its source in the registry.
  static let all: [ContractedSource] = {
    let registered = APISources.all.map { ContractedSource(source: $0, texts: nil) }
    let documented = ContractedSource(source: Lighthouses.source, texts: DocumentFiles.texts)
    let isRegistered = registered.contains { $0.source.id == documented.source.id }
    return registered + (isRegistered ? [] : [documented])
  }()

  /// `nil` if there is no such file.
  func bytes(at path: String) throws -> [UInt8]? {
    if let texts { return texts[path].map { Array($0.utf8) } }
    let file = CheckoutFolder.path(path)
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    return try Array(Data(contentsOf: URL(filePath: file)))
  }

  func words() throws -> StringsFile {
    let bytes = try #require(try bytes(at: "Templates/\(source.id)/strings/en.yml"))
    return StringsFile(String(decoding: bytes, as: UTF8.self))
  }

  func access() throws -> SourceAccess {
    guard let texts else { return try SampleData.access(to: source) }
    let transport = FileTransport(folder: "Fixtures/\(source.id)") { path in
      texts[path].map { Array($0.utf8) }
    }
    return try .sample(transport, base: source.publicBase)
  }

  func load() async throws -> SourceData { try await source.load(access()) }
}

extension ContractedSource: CustomTestStringConvertible {
  var testDescription: String { source.id }
}
