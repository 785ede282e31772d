/// The bundled sample data: files in memory, named as a source's requests name their recordings.
public struct FileTransport: Transport {
  private let folder: String
  private let file: @Sendable (String) -> [UInt8]?

  /// `file` has the bytes of `<folder>/<recording>`, or nil where there is no such file.
  public init(folder: String, file: @escaping @Sendable (String) -> [UInt8]?) {
    self.folder = folder
    self.file = file
  }

  public init(folder: String, files: [String: [UInt8]]) {
    self.init(folder: folder) { files[$0] }
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    guard let body = file("\(folder)/\(request.recording)") else {
      return .missing(request.recording, in: "the sample data")
    }
    return Answer(status: 200, body: body)
  }
}
