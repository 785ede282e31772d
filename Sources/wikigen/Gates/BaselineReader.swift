import Diagnostics
import Fetching
import Publishing
import Wiki

/// Reads what a published site says of itself, wherever it stands.
struct BaselineReader {
  private let settings: BuildSettings

  init(_ settings: BuildSettings) { self.settings = settings }

  func header(at place: BaselinePlace) async throws(Fault) -> ManifestHeader {
    switch place {
    case .folder(let folder):
      let header: ManifestHeader?
      do throws(Fault) {
        header = try ManifestHeader.read(in: folder)
      } catch {
        throw .unusableBaseline(settings.shown(folder), error.problem)
      }
      guard let header else {
        throw .unusableBaseline(settings.shown(folder), "holds no \(Manifest.fileName)")
      }
      return header
    case .web(let address):
      return try await header(at: BaseURL(address.text, setting: "--baseline"))
    }
  }

  private func header(at base: BaseURL) async throws(Fault) -> ManifestHeader {
    let transport = LiveTransport(
      userAgent: Program.userAgent, language: settings.site.language, proxies: settings.proxies,
      largest: .manifest)
    let client = Client(transport: transport, policy: RequestPolicy(rate: nil, inFlight: 1))
    let request = Request(
      base: base, path: [Manifest.fileName], recording: Manifest.fileName, content: .manifest)
    let result: Result<[UInt8], Fault>
    do throws(Fault) {
      result = .success(try await client.value(for: request) { $0.body })
    } catch {
      result = .failure(error)
    }
    let bytes = try await result.get(after: transport.shutdown)
    do throws(Fault) {
      return try ManifestHeader(decoding: bytes, named: request.url)
    } catch {
      throw .unusableBaseline(base.text, error.problem)
    }
  }
}
