import Diagnostics
import Foundation
import Importing

/// A folder that becomes a recording: made beside its place, it takes it when it is whole.
struct RecordingFolder: Sendable {
  private static let marker = "wikigen-recording.txt"
  private let path: String
  private let isForced: Bool
  /// Names that nobody else gives to a folder of theirs.
  private var partial: String { sibling("partial") }
  private var old: String { sibling("old") }

  init(_ path: String, isForced: Bool) {
    self.path = path
    self.isForced = isForced
  }

  /// Refuses a folder that has something else in it.
  func begin() throws(Fault) {
    try access { files in
      if files.fileExists(atPath: path) {
        let items = try files.contentsOfDirectory(atPath: path)
        guard isForced || items.isEmpty || items.contains(Self.marker) else {
          throw Fault.notARecording(path)
        }
      }
      // What a run that was killed between two steps left behind.
      if files.fileExists(atPath: old) {
        if files.fileExists(atPath: path) {
          try takeOver(files)
        } else {
          try files.moveItem(atPath: old, toPath: path)
        }
      }
      if files.fileExists(atPath: partial) { try files.removeItem(atPath: partial) }
    }
    try write(Array("Answers of APIs, recorded by \(Program.label).\n".utf8), to: Self.marker)
  }

  /// `relative` is a path of our own making: segments of letters, digits and hyphens.
  func write(_ bytes: [UInt8], to relative: String) throws(Fault) {
    try access { files in
      let file = URL(filePath: "\(partial)/\(relative)")
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    }
  }

  func finish() throws(Fault) {
    try access { files in
      guard files.fileExists(atPath: path) else {
        return try files.moveItem(atPath: partial, toPath: path)
      }
      try files.moveItem(atPath: path, toPath: old)
      try files.moveItem(atPath: partial, toPath: path)
      try takeOver(files)
    }
  }

  /// What is no answer of a source was somebody's own, and comes along; the rest of the old goes.
  private func takeOver(_ files: FileManager) throws {
    for item in try files.contentsOfDirectory(atPath: old) where !Self.isOurs(item) {
      try files.moveItem(atPath: "\(old)/\(item)", toPath: "\(path)/\(item)")
    }
    try files.removeItem(atPath: old)
  }

  private static func isOurs(_ item: String) -> Bool {
    item == marker || APISources.all.contains { $0.id == item }
  }

  private func sibling(_ role: String) -> String {
    let place = URL(filePath: path)
    return place.deletingLastPathComponent()
      .appending(path: ".\(place.lastPathComponent).wikigen-\(role)").path
  }

  func abandon() throws(Fault) {
    try access { try $0.removeItem(atPath: partial) }
  }

  private func access(_ work: (FileManager) throws -> Void) throws(Fault) {
    do {
      try work(.default)
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .unwritableRecording(path)
    }
  }
}
