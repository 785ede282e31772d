import Diagnostics
import Fetching
import Foundation
import Importing
import Wiki

extension SourceImport {
  /// Asks the API one small thing, once, as a build would. Returns its address.
  func probe() async throws(Fault) -> String {
    let transport = LiveTransport(
      userAgent: Program.userAgent, language: settings.site.language,
      credential: settings.credentials[source.id], proxies: settings.proxies,
      timeouts: settings.timeouts, now: AnswerCache.systemTime)
    let result: Result<String, Fault>
    do throws(Fault) {
      let base = try base
      if let credential = settings.credentials[source.id] {
        try base.check(forShowing: credential)
      }
      let client = Client(transport: transport, policy: policy(at: base, attempts: 1))
      let request = source.probe(base)
      try await client.value(for: request) { answer throws(Fault) in
        _ = try answer.json(AnyObject.self, for: request)
      }
      result = .success(base.text)
    } catch {
      result = .failure(error)
    }
    return try await result.get(after: transport.shutdown)
  }

  /// Any JSON object.
  private struct AnyObject: Decodable {
    private enum NoKey: CodingKey {}

    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: NoKey.self) }
  }
}
