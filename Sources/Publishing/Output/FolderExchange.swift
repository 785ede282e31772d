import CPlatform
import Diagnostics
import Foundation

/// Puts a new folder in the place of an old one.
///
/// Where the system lets two folders change places, there is no moment without a site. Elsewhere
/// the old one is moved aside first; if the process dies in between, `OutputFolder.heal` of the
/// next run moves it back.
struct FolderExchange: Sendable {
  /// Zero, or the system's code of what went wrong.
  let exchange: @Sendable (_ first: String, _ second: String) -> Int32
  /// Zero, or the system's code of what went wrong.
  let rename: @Sendable (_ from: String, _ to: String) -> Int32

  init(
    exchange: @escaping @Sendable (String, String) -> Int32 = { platform_exchange($0, $1) },
    rename: @escaping @Sendable (String, String) -> Int32 = {
      Foundation.rename($0, $1) == 0 ? 0 : errno
    }
  ) {
    self.exchange = exchange
    self.rename = rename
  }

  /// Where there is no old site yet.
  func put(_ stage: StageFolder, at output: OutputFolder) throws(Fault) {
    switch rename(stage.path, output.path) {
    case 0: return
    // Another run was faster: an empty folder would have been replaced.
    case ENOTEMPTY, EEXIST: throw .busyOutput(output.name)
    case let code: throw .notExchanged(output.name, code)
    }
  }

  /// Returns where the old folder lies afterwards; after a fault it is where it was.
  func put(_ stage: StageFolder, inPlaceOf output: OutputFolder) throws(Fault) -> String {
    switch exchange(stage.path, output.path) {
    case 0: return stage.path
    case ENOTSUP: try putInTwoSteps(stage, inPlaceOf: output)
    case let code: throw .notExchanged(output.name, code)
    }
    return stage.aside
  }

  private func putInTwoSteps(
    _ stage: StageFolder, inPlaceOf output: OutputFolder
  ) throws(Fault) {
    let away = rename(output.path, stage.aside)
    guard away == 0 else { throw .notExchanged(output.name, away) }
    let code = rename(stage.path, output.path)
    guard code != 0 else { return }
    let back = rename(stage.aside, output.path)
    guard back == 0 else { throw .stranded(output.name, at: stage.aside, back) }
    throw .notExchanged(output.name, code)
  }
}
