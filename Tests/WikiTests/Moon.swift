import Wiki

/// A detail model with fields of several kinds.
struct Moon: TemplateModel {
  var name = "Io"
  var radius = 1_821

  static let fields: [TemplateField<Moon>] = [
    .text("name", "what it is called") { .verbatim($0.name) },
    .number("radius", "in kilometres", \.radius),
    .flag("isSmall", "whether it is smaller than ours") { $0.radius < 1_737 },
    .rows("craters", "the largest of them") { _ in [Crater()] },
  ]
}
