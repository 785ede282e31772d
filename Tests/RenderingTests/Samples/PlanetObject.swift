import Wiki

struct PlanetObject: TemplateModel {
  var name = "Jupiter"
  var radius = 69_911

  static let fields: [TemplateField<PlanetObject>] = [
    .text("name", "what it is called") { .verbatim($0.name) },
    .number("radius", "in kilometres", \.radius),
  ]
}
