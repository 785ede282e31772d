extension [any CodingKey] {
  /// In JSON's own notation: `results[3].origin.name`.
  var fieldPath: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
