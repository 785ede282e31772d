/// The styles, scripts and words that pages carry themselves, their headers and footers: what all pages have is judged
/// once.
struct CarriedTexts: Sendable {
  let styles = Approval()
  let scripts = Approval()
  /// The content of `template` elements in which nothing matters to whoever follows links.
  let templates = Approval()
  let frames = CarriedFrames()
}
