import Diagnostics
import Foundation

/// A folder that becomes a recording: made beside its place, it takes it when it is whole.
struct RecordingFolder: Sendable {
  private static let marker = "wikigen-recording.txt"
  private let path: String
  private let isForced: Bool
  private var partial: String { path + ".partial" }
  private var old: String { path + ".old" }

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
          try files.removeItem(atPath: old)
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
      let hadOne = files.fileExists(atPath: path)
      if hadOne { try files.moveItem(atPath: path, toPath: old) }
      try files.moveItem(atPath: partial, toPath: path)
      if hadOne { try files.removeItem(atPath: old) }
    }
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
