import Wiki

extension EntryID {
  /// An API that numbers its entries has the number as the key.
  init(_ collection: String, _ number: Int) { self.init(collection, "\(number)") }
}
