import Fetching
import Importing

/// What the command line needs to know of a source: its settings and its line in `wikigen sources`.
struct SourceOutline: Hashable, Sendable {
  /// Also its name in `wikigen.yml`: `rickandmorty`.
  let name: String
  let title: String
  /// What a wiki has from it: `characters, locations, episodes`.
  let what: String
  let baseURL: String
  /// The ids of the properties that can get category pages.
  let categories: [String]
  /// Where its credential may be, the preferred place first; empty if it needs none.
  let credentials: [CredentialForm]
  /// Where a credential can be had.
  let credentialPage: String?
  /// The settings that only this source has.
  let settings: [SourceSetting]
  /// What a complete import is.
  let completeness: String
  /// Requests a second and at a time, at its public address.
  let rate: Double
  let inFlight: Int

  /// The environment variables of which one must hold a credential.
  var variables: [String] { credentials.map(\.variable) }
}
