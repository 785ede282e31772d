import Diagnostics
import Publishing
import Storage

/// What `wikigen clean` can remove.
protocol Removal {
  /// Relative to the folder, in the order in which they go.
  var files: [String] { get }
  /// What wikigen did not write, and what stays therefore.
  var foreign: [String] { get }
  /// Of the files.
  var bytes: Int { get }

  func run() throws(Fault)
}

extension SiteRemoval: Removal {}

extension CacheRemoval: Removal {}
