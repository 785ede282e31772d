/// What a test server answers.
public struct CannedAnswer: Sendable {
  public let status: Int
  public let headers: [String: String]
  public let body: [UInt8]

  public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  public static func json(_ text: String, status: Int = 200) -> CannedAnswer {
    CannedAnswer(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Array(text.utf8))
  }

  public static func html(_ text: String, status: Int = 200) -> CannedAnswer {
    CannedAnswer(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: Array(text.utf8))
  }
}
