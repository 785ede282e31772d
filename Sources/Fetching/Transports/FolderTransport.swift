import Diagnostics
import Foundation

/// A recorded folder on disk, `<folder>/<source>/<recording>`; it never reads outside of it.
public struct FolderTransport: Transport {
  private let root: String
  private let shown: String

  public init(folder: String, source: String) throws(Fault) {
    let directory = URL(filePath: folder, directoryHint: .isDirectory).appending(path: source)
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: directory.path, isDirectory: &isDirectory)
    guard exists, isDirectory.boolValue else {
      throw .recordingMissing(folder: folder, source: source)
    }
    root = directory.resolvingSymlinksInPath().path
    shown = "\(folder)/\(source)"
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    guard let path = path(of: request.recording) else {
      return .missing(request.recording, in: shown)
    }
    let file = "\(shown)/\(request.recording)"
    guard try size(of: path, named: file) <= request.content.limit else {
      throw .tooLarge(limit: request.content.limit)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(file: file)
    }
    return Answer(status: 200, body: [UInt8](data))
  }

  /// Nil when there is no such file in the folder, wherever a link in it may lead.
  private func path(of recording: String) -> String? {
    let steps = recording.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = !steps.contains { ["", ".", ".."].contains($0) || $0.contains("\0") }
    guard isPlain, FileManager.default.fileExists(atPath: "\(root)/\(recording)") else {
      return nil
    }
    let resolved = URL(filePath: "\(root)/\(recording)").resolvingSymlinksInPath().path
    return resolved.hasPrefix(root + "/") ? resolved : nil
  }

  /// A pipe or a device would keep us waiting for ever, so only regular files are read.
  private func size(of path: String, named file: String) throws(TransportError) -> Int {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? NSNumber
      else { throw TransportError.unreadable(file: file) }
      return size.intValue
    } catch {
      throw .unreadable(file: file)
    }
  }
}
