import Wiki

extension BuildReport {
  /// Of when a source's data is.
  struct SourceAge: Hashable, Sendable, Encodable {
    let source: String
    /// Where the data came from: `live`, `kept`, `recorded`, `fixtures`.
    let origin: String
    /// The day that the data is of, `2026-11-21`; `nil` if nothing says.
    let dataDate: String?
    /// The day of the run that stands in, as the source did not answer; `nil` if it did.
    let stoodIn: String?

    init(_ record: SourceRecord) {
      source = record.id
      origin = record.origin.rawValue
      dataDate = record.dataDate?.iso8601
      stoodIn = record.stoodIn?.iso8601
    }
  }
}
