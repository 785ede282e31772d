import JSONReading

/// What `append_to_response` adds to an answer.
protocol PartDTO: JSONReadableObject {
  /// Whether the answer has the part's own fields; a failed part is an object without them.
  var isThere: Bool { get }
}
