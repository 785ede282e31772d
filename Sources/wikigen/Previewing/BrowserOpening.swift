import Diagnostics
import Foundation

/// Opens an address in the browser that the user's system chooses.
struct BrowserOpening {
  private let address: String

  init(of address: String) { self.address = address }

  /// `failed` is told later, since a browser that is started by this may stay in the foreground.
  func run(failed: @escaping @Sendable (Fault) -> Void) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [Self.program, address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [address] process in
      // env answers 127 where there is no such program.
      if process.terminationStatus != 0 { failed(.noBrowser(address)) }
    }
    do {
      try process.run()
    } catch {
      failed(.noBrowser(address))
    }
  }

  private static var program: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }
}
