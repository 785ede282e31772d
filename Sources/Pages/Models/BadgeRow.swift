import Wiki

/// A badge as templates see it.
public struct BadgeRow: TemplateModel {
  let badge: Badge

  init(_ badge: Badge) { self.badge = badge }

  public static let fields: [TemplateField<BadgeRow>] = [
    .text("emoji", "the emoji; hide it from screen readers") { $0.badge.emoji },
    .text("word", "the word") { $0.badge.word },
    .text("style", "a class name for the theme: `status-alive`") {
      .verbatim(String(parts: $0.badge.facet, "-", $0.badge.value))
    },
  ]
}
