import Diagnostics
import Foundation

/// Opens an address in the browser that the user's system chooses.
struct BrowserOpening {
  private let address: String

  init(of address: String) { self.address = address }

  func run() throws(Fault) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [Self.program, address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Fault.noBrowser(address)
    }
    // env answers 127 where there is no such program. Whoever waits for a browser may wait for long.
    process.terminationHandler = nil
  }

  private static var program: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }
}
