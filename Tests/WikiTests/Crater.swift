import Wiki

struct Crater: TemplateModel {
  static let fields: [TemplateField<Crater>] = [
    .text("depth", "in words") { _ in .word("deep") }
  ]
}
