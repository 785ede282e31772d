/// The styles and scripts that pages carry themselves: what all pages have is judged once.
struct CarriedTexts: Sendable {
  let styles = Approval()
  let scripts = Approval()
}
