import Diagnostics
import Fetching

extension Client {
  func text(for request: Request) async throws(Fault) -> String {
    try await value(for: request) { String(decoding: $0.body, as: UTF8.self) }
  }
}
