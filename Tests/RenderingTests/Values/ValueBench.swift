import Diagnostics
import Wiki

@testable import Rendering

/// Renders one context with one value after the other, as a site's pages are rendered.
struct ValueBench {
  private let context: ValueContext
  private let operations: [TemplateOperation]
  private let emptyOperations: [TemplateOperation]
  private let view: PageBench
  private let bench: TemplateBench

  init(_ context: ValueContext) throws(Fault) {
    self.context = context
    bench = TemplateBench(
      partials: ["p": context.partial], escaping: context.isLayout ? .html : .markdown,
      schema: ValuePage.schema)
    operations = try bench.probed(context.template)
    emptyOperations = try bench.compiled(context.whenEmpty ?? context.template)
    view = try .sample()
  }

  func page(_ value: String) throws(Fault) -> ReadPage { ReadPage(try html(value)) }

  func html(_ value: String) throws(Fault) -> String {
    try html(operations, ValuePage(value: value))
  }

  /// The page that an empty value should leave.
  func emptyPage() throws(Fault) -> ReadPage {
    ReadPage(try html(emptyOperations, ValuePage(value: "")))
  }

  private func html(
    _ operations: [TemplateOperation], _ model: ValuePage
  ) throws(Fault) -> String {
    let text = try view.written(operations, model)
    if context.isLayout { return text }
    let document = MarkdownDocument(text, hasStrikethrough: context.template.contains("~~"))
    HeadingIDs.add(to: document)
    return document.html()
  }
}
