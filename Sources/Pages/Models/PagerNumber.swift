import Wiki

/// One number of a paginator, or a gap between two.
public enum PagerNumber: TemplateModel {
  case page(Int, path: String, isCurrent: Bool)
  case gap

  public static let fields: [TemplateField<PagerNumber>] = [
    .link("link", "the page; absent in a gap", \.link),
    .flag("isCurrent", "whether it is this page") {
      if case .page(_, _, isCurrent: true) = $0 { true } else { false }
    },
    .flag("isGap", "whether numbers are left out here") {
      if case .gap = $0 { true } else { false }
    },
  ]

  private var link: Link? {
    switch self {
    case .page(let number, let path, _): Link(.number(number), to: .file(path))
    case .gap: nil
    }
  }
}
