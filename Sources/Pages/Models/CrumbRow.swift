import Wiki

/// One step of the way down to a page.
public struct CrumbRow: TemplateModel {
  let title: Phrase
  let link: Link?

  public static let fields: [TemplateField<CrumbRow>] = [
    .text("title", "the name of the step", \.title),
    .link("link", "where it leads; absent for the page itself", \.link),
  ]
}
