import Importing
import Wiki

extension SourceOutline {
  /// Those of the registry, in its order.
  static let all: [SourceOutline] = APISources.all.map(SourceOutline.init)

  init(_ source: APISource) {
    self.init(
      name: source.id,
      title: source.title,
      what: source.collections.map(\.id).joined(separator: ", "),
      baseURL: source.publicBase,
      categories: source.facets,
      credentials: source.credentials,
      credentialPage: source.credentialPage,
      settings: source.settings,
      completeness: source.completeness,
      rate: source.rate,
      inFlight: source.inFlight)
  }
}
