import Crypto
import Diagnostics
import Embedded
import Fetching
import Importing
import Storage
import Wiki

/// Gets one source as the settings say: from the web, the cache, a recording or the sample data.
struct SourceImport {
  /// Requests at a time where no public API needs protection.
  static let inFlightElsewhere = 10

  let source: APISource
  let settings: BuildSettings
  /// `nil` where nothing is kept.
  let cache: AnswerCache?
  let recorder: AnswerRecorder?
  /// Whether an earlier run may take the place of one that can't be had.
  let mayStandIn: Bool
  /// Whether its entries may be left for later where they are kept.
  let mayBeOutlined: Bool
  /// Whether whoever imports it looks at its entries.
  let wantsEntries: Bool
  private let progress: Progress
  private let own: SourceSettings?
  /// Of what was sent, also by an attempt for which an earlier run stood in.
  private let counter = TallyCounter()

  init(
    _ source: APISource, settings: BuildSettings, cache: AnswerCache?,
    recorder: AnswerRecorder? = nil, mayStandIn: Bool = true,
    mayBeOutlined: Bool = false, wantsEntries: Bool = true, progress: Progress
  ) {
    self.source = source
    self.settings = settings
    self.cache = cache
    self.recorder = recorder
    self.mayStandIn = mayStandIn
    self.mayBeOutlined = mayBeOutlined
    self.wantsEntries = wantsEntries
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
      guard let cache else { return try await load(live: nil) }
      return try await KeptImport(self, cache: cache).fetched()
    case .kept:
      guard let cache else { throw .nothingKept(source.id, settings.shown(settings.cache)) }
      return try await KeptImport(self, cache: cache).kept()
    }
  }

  /// Asks the API itself.
  func load(
    live archive: AnswerArchive?, notes: [Warning] = []
  ) async throws(Fault) -> ImportedSource {
    let transport = LiveTransport(
      userAgent: Program.userAgent, language: settings.site.language,
      credential: settings.credentials[source.id], proxies: settings.proxies,
      timeouts: settings.timeouts, now: AnswerCache.systemTime)
    let result: Result<ImportedSource, Fault>
    do throws(Fault) {
      result = .success(try await load(through: transport, archive, notes: notes))
    } catch {
      result = .failure(error)
    }
    return try await result.get(after: transport.shutdown)
  }

  /// `notes` are warnings that came up before; `stoodIn` is the day of the answers that stand in for
  /// an API that is down.
  func load(
    through transport: any Transport, _ archive: AnswerArchive? = nil, notes: [Warning] = [],
    stoodIn: CalendarDate? = nil, isOnline: Bool = true
  ) async throws(Fault) -> ImportedSource {
    let base = try base
    if let credential = settings.credentials[source.id] {
      try base.check(forShowing: credential)
    }
    let digests = AnswerDigests()
    let client = Client(
      transport: transport, policy: policy(at: base, isOnline: isOnline), archive: archive,
      recorders: [digests.recorder(of: source)] + [recorder].compactMap(\.self),
      counter: isOnline ? counter : TallyCounter(), progress: progress)
    let data = try await source.load(
      SourceAccess(
        client: client, base: base, maxPages: settings.maxPages, options: options,
        siteLanguage: settings.site.language, mark: mark,
        // Which pictures there are only entries tell, and what is kept need not be whole.
        wantsEntries: wantsEntries || settings.images == .download || !isOnline,
        isOfKeptRun: !isOnline))
    let outline = ImportOutline(data, answers: digests.text)
    var loaded: (pictures: [LoadedPicture], warnings: [Warning]) = ([], [])
    if settings.images == .download {
      loaded = try await PictureLoader(
        source, client: client, base: base, archive: archive, budget: settings.imageBudget,
        progress: progress
      ).load(for: data.collections)
    }
    let warnings = data.warnings + loaded.warnings + notes
    return ImportedSource(
      collections: data.collections,
      outline: outline,
      record: record(of: outline, data.oneSidedLinks, warnings, stoodIn: stoodIn),
      warnings: warnings,
      pictures: loaded.pictures.map(PlacedFile.init),
      wantedPictures: settings.images == .download ? data.pictureAddresses.count : 0,
      tally: counter.value,
      fingerprint: fingerprint(at: base))
  }

  /// What an earlier import of a run is known by, without its entries.
  func outlined(
    _ outline: ImportOutline, of run: CompleteRun, in store: Store, notes: [Warning]
  ) throws(Fault) -> ImportedSource {
    let warnings = outline.warnings + notes
    return ImportedSource(
      collections: [], outline: outline, record: record(of: outline, [], warnings),
      warnings: warnings, pictures: [], wantedPictures: 0, tally: counter.value,
      fingerprint: fingerprint(at: try base)
    ) { () throws(Fault) in try await data(of: run, in: store) }
  }

  /// What is known of pages by what they are made from is kept where answers are.
  private var mark: (@Sendable ([UInt8]) -> ContentMark)? {
    guard cache != nil else { return nil }
    return { SHA256.hash(data: $0).withUnsafeBytes { ContentMark($0) } }
  }

  /// Another number whenever what is kept of answers is read otherwise.
  private static let excerptForm = 3

  /// Whoever writes answers down wants them whole, and a verified wiki is made as if nothing were known.
  private var reader: String? {
    // A system without ids of builds knows programs by their version alone.
    recorder == nil && !settings.isVerified
      ? "\(Program.edition) form \(Self.excerptForm)" : nil
  }

  /// A complete run, as if its answers came now.
  func load(
    _ run: CompleteRun, in store: Store, notes: [Warning], stoodIn: CalendarDate? = nil
  ) async throws(Fault) -> ImportedSource {
    let transport = StoredTransport(run, of: store, reader: reader)
    let imported = try await load(
      through: transport, notes: notes, stoodIn: stoodIn, isOnline: false)
    transport.keepExcerpts()
    return imported
  }

  /// What a complete run has.
  func data(of run: CompleteRun, in store: Store) async throws(Fault) -> SourceData {
    let transport = StoredTransport(run, of: store, reader: reader)
    let data = try await data(through: transport)
    transport.keepExcerpts()
    return data
  }

  /// Without pictures, without a request, and without a word.
  func data(through transport: some Transport) async throws(Fault) -> SourceData {
    let base = try base
    let client = Client(
      transport: transport, policy: policy(at: base, isOnline: false), progress: .silent)
    return try await source.load(
      SourceAccess(
        client: client, base: base, maxPages: settings.maxPages, options: options,
        siteLanguage: settings.site.language, mark: mark, isOfKeptRun: true))
  }

  var base: BaseURL {
    get throws(Fault) {
      try BaseURL(own?.url?.text ?? source.publicBase, setting: addressSetting)
    }
  }

  /// Which runs follow each other.
  var identity: RunIdentity {
    get throws(Fault) {
      let sample = settings.maxPages.map { "-\($0)" }
      return RunIdentity(
        source: source.id, fingerprint: fingerprint(at: try base) + (sample ?? ""),
        isSample: sample != nil)
    }
  }

  /// Over all that decides what is asked.
  func fingerprint(at base: BaseURL) -> String {
    SourceFingerprint(of: source.id, at: base, language: settings.site.language, options).text
  }

  private var options: SourceOptions { own?.options ?? SourceOptions() }

  /// What decides where answers come from, for the remedies of faults.
  private var addressSetting: String {
    if case .recorded = settings.input { "--recorded" } else { source.baseVariable }
  }

  /// The defaults protect the public API; elsewhere nothing needs protection.
  func policy(
    at base: BaseURL, isOnline: Bool = true, attempts: Int = RequestPolicy.standardAttempts
  ) -> RequestPolicy {
    let isLive = settings.input == .live && isOnline
    let isPublic = base.text == source.publicBase && isLive
    return RequestPolicy(
      rate: isLive ? own?.rate ?? (isPublic ? source.rate : nil) : nil,
      inFlight: own?.inFlight ?? (isPublic ? source.inFlight : Self.inFlightElsewhere),
      // What is not in a recording will not be there a second later.
      attempts: isLive ? attempts : 1,
      // A server on this machine is up in a moment or not at all.
      firstDelay: base.isOnThisMachine ? .milliseconds(50) : RequestPolicy.standardDelay,
      longestDelay: base.isOnThisMachine ? .seconds(1) : RequestPolicy.standardLongestDelay,
      neverHeals: source.neverHeals,
      credentialVariable: settings.credentials[source.id]?.variable)
  }

  private func record(
    of outline: ImportOutline, _ oneSidedLinks: [OneSidedLink], _ warnings: [Warning],
    stoodIn: CalendarDate? = nil
  ) -> SourceRecord {
    SourceRecord(
      id: source.id, origin: settings.input.origin, isSample: settings.maxPages != nil,
      dataDate: settings.sourceDate ?? outline.date, stoodIn: stoodIn,
      oneSidedLinks: oneSidedLinks, credits: source.credits,
      findings: Dictionary(grouping: warnings, by: \.kind.rawValue).mapValues(\.count))
  }
}
