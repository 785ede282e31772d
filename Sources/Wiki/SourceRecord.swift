/// What a reader may know of where a part of the wiki comes from.
public struct SourceRecord: Sendable {
  /// The id of the source: `rickandmorty`.
  public let id: String
  public let origin: Origin
  /// Whether only the first pages of the lists were asked for.
  public let isSample: Bool
  /// The day the data is of: the answers' own date, else the newest entry's.
  public let dataDate: CalendarDate?
  /// The day of the run that stands in, as the API did not answer this one; `nil` if it did.
  public let stoodIn: CalendarDate?
  public var oneSidedLinks: [OneSidedLink]
  /// Whom the data and pictures belong to; may hold links.
  public let credits: Phrase
  /// How often each kind of warning came up, by the kind's name.
  public var findings: [String: Int]

  public init(
    id: String, origin: Origin, isSample: Bool, dataDate: CalendarDate?,
    stoodIn: CalendarDate? = nil, oneSidedLinks: [OneSidedLink], credits: Phrase,
    findings: [String: Int]
  ) {
    self.id = id
    self.origin = origin
    self.isSample = isSample
    self.dataDate = dataDate
    self.stoodIn = stoodIn
    self.oneSidedLinks = oneSidedLinks
    self.credits = credits
    self.findings = findings
  }
}
