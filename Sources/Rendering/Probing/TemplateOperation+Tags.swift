extension TemplateOperation {
  /// What a value may be to a reader; other operations have none.
  var kind: String {
    switch self {
    case .value: "text"
    case .destination: "address"
    case .markup: "markup"
    case .index: "index"
    case .text, .section, .inverted, .position, .group, .partial: ""
    }
  }
}

extension Sequence<TemplateOperation> {
  /// The values of a template, each with what it may stand for.
  var values: [(tag: TemplateTag, operation: TemplateOperation)] {
    flatMap { operation -> [(TemplateTag, TemplateOperation)] in
      switch operation {
      case .text: []
      case .value(_, _, let tag), .destination(_, _, let tag), .markup(_, let tag),
        .index(let tag):
        [(tag, operation)]
      case .section(_, let body, _), .inverted(_, let body, _), .position(_, let body, _),
        .group(let body), .partial(let body, _):
        body.values.map { ($0.tag, $0.operation) }
      }
    }
  }

  /// The tags that decide whether a part of the template is written.
  var conditions: Set<TemplateTag> {
    reduce(into: []) { tags, operation in
      switch operation {
      case .text, .value, .destination, .markup, .index: break
      case .section(_, let body, let tag), .inverted(_, let body, let tag),
        .position(_, let body, let tag):
        tags.insert(tag)
        tags.formUnion(body.conditions)
      case .group(let body), .partial(let body, _): tags.formUnion(body.conditions)
      }
    }
  }

  /// The partials that Markdown sees as HTML blocks.
  var partials: [(tag: TemplateTag, body: [TemplateOperation])] {
    flatMap { operation -> [(TemplateTag, [TemplateOperation])] in
      switch operation {
      case .partial(let body, let tag): [(tag, body)]
      case .section(_, let body, _), .inverted(_, let body, _), .position(_, let body, _),
        .group(let body):
        body.partials.map { ($0.tag, $0.body) }
      case .text, .value, .destination, .markup, .index: []
      }
    }
  }
}
