import Importing
import Wiki

extension SourceOutline {
  /// Those of the registry, in its order.
  static let all: [SourceOutline] = APISources.all.map { source in
    SourceOutline(
      name: source.id,
      title: source.title,
      what: source.collections.map(\.id).joined(separator: ", "),
      baseURL: source.publicBase,
      categories: source.facets,
      credentials: source.credentials,
      completeness: source.completeness,
      rate: source.rate,
      inFlight: source.inFlight)
  }
}
