import Wiki

/// All that a page shows; nothing else varies it.
public struct PageContent: Sendable {
  public let model: any TemplateModel
  /// What the page of an entry shows besides its own model; templates call it `entry`.
  public let frame: EntryFrame?
  public let shell: Shell

  init(_ model: any TemplateModel, frame: EntryFrame? = nil, shell: Shell) {
    self.model = model
    self.frame = frame
    self.shell = shell
  }
}
