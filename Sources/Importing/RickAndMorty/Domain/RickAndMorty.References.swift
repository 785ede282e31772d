import Diagnostics
import Wiki

extension RickAndMorty {
  /// Resolves the addresses of one list's entries; what leads nowhere is a warning.
  struct References {
    private let endpoint: Endpoint
    private let collection: String
    private let known: Set<Int>
    /// In a sample most entries are missing on purpose.
    private let isSample: Bool
    private(set) var warnings: [Warning] = []

    init(_ endpoint: Endpoint, known: [Int], isSample: Bool) {
      self.endpoint = endpoint
      collection = endpoint.collection.id
      self.known = Set(known)
      self.isSample = isSample
    }

    /// The ids that exist, in the order of the addresses.
    mutating func resolve(_ addresses: [String], of holder: EntryID) -> [Int] {
      addresses.compactMap { resolve($0, of: holder) }
    }

    /// The id an address leads to, if there is such an entry.
    mutating func resolve(_ address: String, of holder: EntryID) -> Int? {
      guard let id = RickAndMorty.id(in: address, of: endpoint) else {
        warnings.append(
          Warning(
            .danglingLink, subject: holder.description,
            "\(holder) names '\(address)', which is no address of one of the \(collection)."))
        return nil
      }
      guard known.contains(id) else {
        if !isSample {
          warnings.append(
            Warning(
              .danglingLink, subject: "\(holder) → \(collection)/\(id)",
              "\(holder) names \(collection)/\(id), which the API does not have."))
        }
        return nil
      }
      return id
    }
  }
}
