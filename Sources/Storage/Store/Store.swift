import Diagnostics
import GRDB

/// What was fetched: answers by run, and pictures as files beside them.
///
/// All times are seconds since 1970 and come from the caller. A run is complete or it is not; every
/// change is one transaction, so a killed process leaves nothing half done. A class because the
/// connection is shared; there is one, since every statement is short and compression is done
/// outside of it.
public final class Store: Sendable {
  let cache: CacheFolder
  let queue: DatabaseQueue
  /// SQLite's number of its tables, as they were compared.
  private let tables: Int

  private init(_ cache: CacheFolder, _ opened: (queue: DatabaseQueue, tables: Int)) {
    self.cache = cache
    (queue, tables) = opened
  }

  /// Opens the store of a cache, or makes one; whoever calls holds the `CacheLock`.
  ///
  /// A damaged file is moved aside, which the warnings say.
  public static func open(
    _ folder: String
  ) throws(Fault) -> (store: Store, warnings: [Warning]) {
    let cache = CacheFolder(folder)
    try cache.prepare()
    let file = StoreFile(path: cache.store)
    if !file.isMarkedAsDamaged {
      do throws(StoreFile.Obstacle) {
        return (Store(cache, try file.opened()), [])
      } catch {
        if case .fault(let fault) = error { throw fault }
      }
    }
    let warning = try file.setAside()
    do throws(StoreFile.Obstacle) {
      return (Store(cache, try file.opened()), [warning])
    } catch {
      switch error {
      case .damaged: throw .corruptStore(cache.store)
      case .fault(let fault): throw fault
      }
    }
  }

  /// Puts everything into the one file. The store can't be used afterwards.
  public func close() throws(Fault) {
    let file = StoreFile(path: cache.store)
    var isAsCompared = false
    do {
      isAsCompared = try queue.inDatabase(file.tables) == tables
    } catch {
      // Then the next run compares them.
    }
    do {
      try queue.close()
    } catch {
      throw fault(error)
    }
    do throws(Fault) {
      try file.noteAsClosed(tables: isAsCompared ? tables : nil)
    } catch {
      // Without the mark, or with that of another state, the next run checks all pages.
    }
  }

  /// Of one statement: without a transaction, whose own statements would take most of the time.
  func read<Value>(_ look: (Database) throws -> Value) throws(Fault) -> Value {
    do {
      return try queue.inDatabase(look)
    } catch {
      throw fault(error)
    }
  }

  /// One transaction.
  func write<Value>(_ change: (Database) throws -> Value) throws(Fault) -> Value {
    do {
      return try queue.write(change)
    } catch {
      throw fault(error)
    }
  }

  /// The fault to throw when what is in the file can't be; the next run moves the file aside.
  func damage() -> Fault {
    do throws(Fault) {
      try StoreFile(path: cache.store).markAsDamaged()
      return .corruptStore(cache.store)
    } catch {
      return error
    }
  }

  private func fault(_ error: any Error) -> Fault {
    switch StoreFile.Obstacle(error, at: cache.store) {
    case .damaged: damage()
    case .fault(let fault): fault
    }
  }
}
