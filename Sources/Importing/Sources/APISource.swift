import Diagnostics
import Fetching
import Wiki

/// An API that a wiki can be made of: all that the rest of wikigen knows of it.
public struct APISource: Sendable {
  /// Names the folders of its templates and fixtures, and its settings: `rickandmorty`.
  public let id: String
  /// Its name, for whoever runs wikigen.
  public let title: String
  /// Where it lives for everybody.
  public let publicBase: String
  /// What it must be shown before it answers, the preferred form first; empty if nothing.
  public let credentials: [CredentialForm]
  /// Where a credential can be had.
  public let credentialPage: String?
  /// The settings that it has beyond those of every source.
  public let settings: [SourceSetting]
  /// Requests a second that its hosts bear.
  public let rate: Double
  public let inFlight: Int
  /// Answers that look passing but stay the same however often one asks.
  public let neverHeals: @Sendable (Answer) -> Bool
  /// How long its answers may be kept, in days; `nil` for as long as one likes.
  public let mostDaysKept: Int?
  /// What a complete import is, in one sentence.
  public let completeness: String
  public let collections: [CollectionDefinition]
  /// Whom its data and pictures belong to.
  public let credits: Phrase
  /// The request for a picture; `nil` if its host is not the source's.
  public let picture: @Sendable (Picture, BaseURL) -> Request?
  /// Asks for something small, to find out whether it answers.
  public let probe: @Sendable (BaseURL) -> Request
  public let load: @Sendable (SourceAccess) async throws(Fault) -> SourceData

  /// The environment variable that moves the source elsewhere.
  public var baseVariable: String { "WIKIGEN_\(id.uppercased())_URL" }

  /// The facets of all its collections, each once.
  public var facets: [String] {
    collections.flatMap(\.facets).filter(\.role.hasPages).map(\.id).reduce(into: []) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
  }
}
