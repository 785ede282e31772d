import Diagnostics
import Foundation
import Testing

@testable import Publishing

@Suite struct `A file that can't be written` {
  @Test func `is told with what the system said, whatever its name takes to be put together`()
    async throws
  {
    try await ScratchFolder.with { scratch in
      try scratch.write("there", to: "a.txt")
      let folder = try OpenFolder(scratch.path)
      func name() -> String {
        errno = 0
        return "site/a.txt"
      }
      #expect(throws: Fault.unwritable("site/a.txt", EEXIST)) {
        try FileWriter.write([], to: "a.txt", in: folder, named: name())
      }
    }
  }
}
