import Wiki

struct ValueRow: TemplateModel {
  let value: String

  static let fields: [TemplateField<ValueRow>] = [.text("x", "the value") { .verbatim($0.value) }]
}
