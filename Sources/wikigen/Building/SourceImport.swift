import Diagnostics
import Embedded
import Fetching
import Importing
import Wiki

/// Fetches one source as the settings say, from the web, from a recording or from the sample data.
struct SourceImport {
  /// Requests at a time where no public API needs protection.
  static let inFlightElsewhere = 10

  private let source: APISource
  private let settings: BuildSettings
  private let progress: Progress
  private let own: SourceSettings?

  init(_ source: APISource, settings: BuildSettings, progress: Progress) {
    self.source = source
    self.settings = settings
    self.progress = progress
    own = settings.sourceSettings[source.id]
  }

  func run() async throws(Fault) -> ImportedSource {
    switch settings.input {
    case .fixtures:
      let transport = FileTransport(folder: "Fixtures/\(source.id)") {
        EmbeddedFiles.bytes(at: $0)
      }
      return try await load(through: transport)
    case .recorded(let folder):
      return try await load(through: FolderTransport(folder: folder, source: source.id))
    case .live:
      let transport = LiveTransport(
        userAgent: Program.userAgent, language: settings.site.language,
        credential: settings.credentials[source.id])
      let result: Result<ImportedSource, Fault>
      do throws(Fault) {
        result = .success(try await load(through: transport))
      } catch {
        result = .failure(error)
      }
      return try await result.get(after: transport.shutdown)
    }
  }

  private func load(through transport: any Transport) async throws(Fault) -> ImportedSource {
    let base = try BaseURL(own?.url?.text ?? source.publicBase, setting: addressSetting)
    if let credential = settings.credentials[source.id] {
      try base.check(forShowing: credential)
    }
    let client = Client(transport: transport, policy: policy(at: base), progress: progress)
    let options = own?.options ?? SourceOptions()
    let data = try await source.load(
      SourceAccess(
        client: client, base: base, maxPages: settings.maxPages, options: options,
        siteLanguage: settings.site.language))
    var loaded: (pictures: [LoadedPicture], warnings: [Warning]) = ([], [])
    if settings.images == .download {
      loaded = try await PictureLoader(source, client: client, base: base, progress: progress)
        .load(for: data.collections)
    }
    let warnings = data.warnings + loaded.warnings
    return ImportedSource(
      collections: data.collections,
      record: record(of: data, warnings),
      warnings: warnings,
      pictures: loaded.pictures.map(PlacedFile.init),
      wantedPictures: settings.images == .download ? data.pictureAddresses.count : 0,
      tally: client.tally,
      fingerprint: ContentDigest(
        Array(
          "\(source.id)\n\(base.text)\n\(settings.site.language)\n\(options.canonical)".utf8)
      ).text)
  }

  /// What decides where answers come from, for the remedies of faults.
  private var addressSetting: String {
    if case .recorded = settings.input { "--recorded" } else { source.baseVariable }
  }

  /// The defaults protect the public API; elsewhere nothing needs protection.
  private func policy(at base: BaseURL) -> RequestPolicy {
    let isPublic = base.text == source.publicBase && settings.input == .live
    return RequestPolicy(
      rate: own?.rate ?? (isPublic ? source.rate : nil),
      inFlight: own?.inFlight ?? (isPublic ? source.inFlight : Self.inFlightElsewhere),
      // What is not in a recording will not be there a second later.
      attempts: settings.input == .live ? 3 : 1,
      neverHeals: source.neverHeals,
      credentialVariable: settings.credentials[source.id]?.variable)
  }

  private func record(of data: SourceData, _ warnings: [Warning]) -> SourceRecord {
    SourceRecord(
      id: source.id, origin: settings.input.origin, isSample: settings.maxPages != nil,
      dataDate: settings.sourceDate ?? data.date, oneSidedLinks: data.oneSidedLinks,
      credits: source.credits,
      findings: Dictionary(grouping: warnings, by: \.kind.rawValue).mapValues(\.count))
  }
}
