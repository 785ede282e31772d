import Wiki

@testable import Pages

extension Site {
  static func sample(
    _ collections: EntryCollection..., settings: SiteSettings = SiteSettings(),
    pictures: PictureShelf = PictureShelf(), logos: [String: SitePicture] = [:],
    before: FormerSite = .none, changes: [ChangeRecord] = []
  ) -> Site {
    Site(
      WikiGraph(collections: collections, sources: [.sample]), settings: settings,
      pictures: pictures, logos: logos, before: before, changes: changes, program: "wikigen 0.0.0")
  }

  var plannedPaths: [String] { SitePlan(self).pages.map(\.path) }

  /// The page at a path; a test that asks for one that is not planned fails there.
  func page(_ path: String) throws -> Page {
    try SitePlan(self).pages.first { $0.path == path }.required("no page at \(path)")
  }

  func model<Model>(_ path: String, as type: Model.Type) throws -> Model {
    try (page(path).content().model as? Model).required("\(path) has another model")
  }
}

extension SourceRecord {
  static let sample = SourceRecord(
    id: "solar", origin: .fixtures, isSample: false, dataDate: nil, oneSidedLinks: [],
    credits: .word("solar.credits"), findings: [:])
}

struct MissingInTest: Error {
  let reason: String
}

extension Optional {
  func required(_ reason: String) throws -> Wrapped {
    guard let self else { throw MissingInTest(reason: reason) }
    return self
  }
}
