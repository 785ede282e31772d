import Diagnostics
import Synchronization

/// The record of what stands in a folder, read again only when its file is another one: with ten thousand
/// entries that takes as long as all else that there is to find out where nothing changed.
///
/// A class because what was read stays for whoever asks next.
final class StandingRecord: Sendable {
  private let known = Mutex<(file: FileIdentity, record: FolderRecord)?>(nil)

  /// Nil where there is none.
  func read(in folder: String, named names: RecordNames) throws(Fault) -> FolderRecord? {
    // Asked before the file is read: what comes meanwhile is then another one.
    let file = try FileIdentity(of: "\(folder)/\(names.manifest)")
    if let known = known.withLock(\.self), known.file == file { return known.record }
    let record = try FolderRecord.read(in: folder, named: names)
    known.withLock { known in
      known = if let file, let record { (file, record) } else { nil }
    }
    return record
  }
}
