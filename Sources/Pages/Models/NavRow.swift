import Wiki

/// A collection in the header.
public struct NavRow: TemplateModel {
  let link: Link
  let isCurrent: Bool

  public static let fields: [TemplateField<NavRow>] = [
    .link("link", "the collection's list", \.link),
    .flag("isCurrent", "whether the page belongs to it", \.isCurrent),
  ]
}
