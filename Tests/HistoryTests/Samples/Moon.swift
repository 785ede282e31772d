import Wiki

struct Moon: TemplateModel {
  static let fields: [TemplateField<Moon>] = []
}
