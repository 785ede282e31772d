import Diagnostics

@testable import Publishing

extension PublishPlan {
  static func sample(
    origin: ManifestHeader.Origin = .live, _ files: [PlannedFile] = [.sample("index.html")]
  ) -> PublishPlan {
    PublishPlan(header: .sample(origin: origin), files: files)
  }
}

extension ManifestHeader {
  static func sample(origin: Origin = .live, inputs: String? = "1nput5") -> ManifestHeader {
    ManifestHeader(
      generator: "wikigen 0.1.0", origin: origin, sources: ["solar": "f00d"],
      counts: ["planets": 8, "moons": 3], inputs: inputs)
  }
}

extension PlannedFile {
  static func sample(
    _ path: String, entry: String? = nil, _ text: String = "<p>Io</p>"
  ) -> PlannedFile {
    PlannedFile(path: path, entry: entry, isPage: path.hasSuffix(".html")) {
      FileDraft(digest: "d-\(text.utf8.count)") { Array(text.utf8) }
    }
  }

  static func failing(_ path: String, _ error: any Error) -> PlannedFile {
    PlannedFile(path: path, digest: "", isPage: true, bytes: { throw error })
  }
}

extension Publisher {
  static func sample(at output: String, isForced: Bool = false, jobs: Int = 2) -> Publisher {
    Publisher(output: output, isForced: isForced, jobs: jobs, progress: .silent)
  }
}
