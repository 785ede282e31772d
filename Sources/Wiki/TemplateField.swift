/// One name that a template may use.
///
/// What makes a field is open to inlining: rows are put into their boxes a million times in a build, each
/// by asking the runtime for its type where the field is made elsewhere.
public struct TemplateField<Model>: Sendable {
  public let name: String
  /// One line for template authors.
  public let meaning: String
  public let kind: FieldKind
  public let read: @Sendable (Model) -> FieldValue

  @usableFromInline
  init(
    name: String, meaning: String, kind: FieldKind,
    read: @escaping @Sendable (Model) -> FieldValue
  ) {
    self.name = name
    self.meaning = meaning
    self.kind = kind
    self.read = read
  }
}

extension TemplateField {
  @inlinable
  public static func text(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Phrase
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .text) { .text(read($0)) }
  }

  @inlinable
  public static func markup(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Phrase
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .markup) { .markup(read($0)) }
  }

  /// HTML that wikigen itself made: the content of a page, the styles of a layout.
  @inlinable
  public static func html(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> [UInt8]
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .markup) { .html(read($0)) }
  }

  @inlinable
  public static func flag(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Bool
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .flag) { .flag(read($0)) }
  }

  @inlinable
  public static func number(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Int
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .number) { .number(read($0)) }
  }

  @inlinable
  public static func link(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Link?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .link) { .link(read($0)) }
  }

  @inlinable
  public static func picture(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> PlacedPicture?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .picture) { .picture(read($0)) }
  }

  @inlinable
  public static func entry(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> EntryID?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .entry) { .entry(read($0)) }
  }

  @inlinable
  public static func entries(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> [EntryID]
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .entries) { .entries(read($0)) }
  }

  @inlinable
  public static func rows<Row: TemplateModel>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> [Row]
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .rows(Row.schema)) { model in
      // Each by itself: the cast of a whole array asks the runtime for every element's type.
      .rows(read(model).map { $0 as any TemplateModel })
    }
  }

  @inlinable
  public static func object<Object: TemplateModel>(
    _ name: String, _ meaning: String, _ read: @escaping @Sendable (Model) -> Object?
  ) -> Self {
    Self(name: name, meaning: meaning, kind: .object(Object.schema)) { .object(read($0)) }
  }
}
