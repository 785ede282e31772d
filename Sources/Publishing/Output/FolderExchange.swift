import Diagnostics
import Foundation

/// Puts a new folder in the place of an old one.
struct FolderExchange: Sendable {
  /// Zero, or the system's code of what went wrong.
  let rename: @Sendable (_ from: String, _ to: String) -> Int32

  init(
    rename: @escaping @Sendable (String, String) -> Int32 = {
      Foundation.rename($0, $1) == 0 ? 0 : errno
    }
  ) {
    self.rename = rename
  }

  /// Where there is no old site yet.
  func put(_ stage: StageFolder, at output: OutputFolder) throws(Fault) {
    let code = rename(stage.path, output.path)
    guard code == 0 else { throw .notExchanged(output.name, code) }
  }

  /// Afterwards the old folder lies at `stage.aside`; after a fault it is where it was.
  func put(_ stage: StageFolder, inPlaceOf output: OutputFolder) throws(Fault) {
    let away = rename(output.path, stage.aside)
    guard away == 0 else { throw .notExchanged(output.name, away) }
    let code = rename(stage.path, output.path)
    guard code != 0 else { return }
    let back = rename(stage.aside, output.path)
    guard back == 0 else { throw .stranded(output.name, at: stage.aside, back) }
    throw .notExchanged(output.name, code)
  }
}
