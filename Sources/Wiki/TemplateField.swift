/// One name that a template may use.
///
/// What makes a field is open to inlining: a build reads some ten million values, each by asking the
/// runtime for its type where the field is made elsewhere.
public struct TemplateField<Model>: Sendable {
  public let name: String
  /// One line for template authors.
  public let meaning: String
  public let kind: FieldKind
  /// Tells the field's value.
  public let tell: @Sendable (Model, any ValueVisitor) -> Void

  @usableFromInline
  init(
    name: String, meaning: String, kind: FieldKind,
    tell: @escaping @Sendable (Model, any ValueVisitor) -> Void
  ) {
    self.name = name
    self.meaning = meaning
    self.kind = kind
    self.tell = tell
  }
}

extension TemplateField {
  @inlinable
  public static func text(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Phrase
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .text) { $1.visit(text: read($0)) }
  }

  @inlinable
  public static func markup(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Phrase
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .markup) { $1.visit(markup: read($0)) }
  }

  /// Text or markup that rendering makes.
  @inlinable
  public static func rendered(
    _ name: String, _ meaning: String, _ kind: FieldKind, _ part: RenderedPart
  ) -> Self {
    Self(name: name, meaning: meaning, kind: kind) { $1.visit(part: part) }
  }

  @inlinable
  public static func flag(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Bool
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .flag) { $1.visit(flag: read($0)) }
  }

  @inlinable
  public static func number(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Int
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .number) { $1.visit(number: read($0)) }
  }

  @inlinable
  public static func link(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Link?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .link) { $1.visit(link: read($0)) }
  }

  @inlinable
  public static func picture(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> PlacedPicture?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .picture) { $1.visit(picture: read($0)) }
  }

  @inlinable
  public static func entry(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> EntryID?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .entry) { $1.visit(entry: read($0)) }
  }

  @inlinable
  public static func entries(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> [EntryID]
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .entries) { $1.visit(entries: read($0)) }
  }

  @inlinable
  public static func entryRows<Row: EntryRow>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> [Row]
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .rows(Row.schema)) { $1.visit(entryRows: read($0)) }
  }

  /// The same field of a value that says the same wherever `share` does, and that has no markup, whose links
  /// each page writes for itself.
  @inlinable
  public func shared(by share: @escaping @Sendable (Model) -> String) -> Self {
    if case .markup = kind { preconditionFailure("Each page writes the links of '\(name)' itself") }
    let (name, tell) = (name, tell)
    return Self(name: name, meaning: meaning, kind: kind) { model, visitor in
      visitor.visit(shared: SharedValue(field: name, share: share(model))) { tell(model, visitor) }
    }
  }

  @inlinable
  public static func rows<Row: TemplateModel>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> [Row]
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .rows(Row.schema)) { $1.visit(rows: read($0)) }
  }

  @inlinable
  public static func object<Object: TemplateModel>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Object?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .object(Object.schema)) { $1.visit(object: read($0)) }
  }
}
