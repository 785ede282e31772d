/// What came back for a request, whatever its status.
public struct Answer: Sendable {
  public let status: Int
  public let headers: HeaderFields
  /// Decompressed.
  public let body: [UInt8]
  /// Of an answer that was kept, the SHA-256 of what came, in lower-case hexadecimal digits.
  public let digest: String?
  /// Is told what is needed of the body, once it was read.
  let excerpted: (@Sendable ([UInt8]) -> Void)?
  /// Whether the body is what was needed of another one.
  let isExcerpt: Bool

  public init(status: Int, headers: HeaderFields = [:], body: [UInt8]) {
    self.init(status: status, headers: headers, body: body, digest: nil)
  }

  init(
    status: Int, headers: HeaderFields, body: [UInt8], digest: String?,
    isExcerpt: Bool = false, excerpted: (@Sendable ([UInt8]) -> Void)? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.digest = digest
    self.excerpted = excerpted
    self.isExcerpt = isExcerpt
  }

  /// Whether it is the API that has no such thing: a 404 in HTML is some proxy's or a wrong base's.
  var saysMissing: Bool {
    status == 404 && (body.isEmpty || JSONCursor.offence(in: body) == nil)
  }

  /// Whether the status says that the server could answer otherwise a moment later.
  var looksPassing: Bool { [408, 425, 429].contains(status) || status >= 500 }

  /// Whether the server says that it is asked too much.
  var isThrottling: Bool {
    status == 429 || status == 503 && headers["Retry-After"] != nil
  }
}
