import Storage

extension Validity {
  /// What an answer says of how long it holds.
  init(_ answer: Answer, fetchedAt: Int) {
    self.init(
      etag: answer.headers["ETag"], lastModified: answer.headers["Last-Modified"],
      fetchedAt: fetchedAt, freshUntil: answer.secondsFresh.map { fetchedAt + $0 })
  }

  /// A 304 may leave out what did not change.
  func renewed(by answer: Answer, at now: Int) -> Validity {
    let new = Validity(answer, fetchedAt: now)
    return Validity(
      etag: new.etag ?? etag, lastModified: new.lastModified ?? lastModified, fetchedAt: now,
      freshUntil: new.freshUntil)
  }
}

extension Answer {
  /// For how many seconds the answer need not be asked for again, at most 30 days; nil where the
  /// server does not say, or says that it must be (RFC 9111, 5.2.2).
  fileprivate var secondsFresh: Int? {
    let directives = (headers["Cache-Control"] ?? "").lowercased().split(separator: ",")
      .map { $0.filter { !$0.isWhitespace } }
    guard !directives.contains(where: { $0.hasPrefix("no-") && $0 != "no-transform" }) else {
      return nil
    }
    let age = headers["Age"].flatMap { Int($0) } ?? 0
    return directives.compactMap { directive in
      directive.hasPrefix("max-age=") ? Int(directive.dropFirst("max-age=".count)) : nil
    }.first.map { min(max(max($0, 0) - max(age, 0), 0), 30 * 86_400) }
  }
}
