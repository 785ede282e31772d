import Wiki

/// What stands where a name of a template leads.
enum ValueKind: UInt8, Sendable {
  case text
  case markup
  case flag
  case number
  case link
  case linkTitle
  case linkAddress
  case picture
  case pictureAddress
  case pictureText
  case pictureWidth
  case pictureHeight
  /// A model, or none; the card of an entry too.
  case object
  case rows

  init(_ kind: FieldKind) {
    self =
      switch kind {
      case .text: .text
      case .markup: .markup
      case .flag: .flag
      case .number: .number
      case .link: .link
      case .picture: .picture
      case .rows, .entries: .rows
      case .object, .entry: .object
      }
  }

  init(_ field: LinkField) {
    self =
      switch field {
      case .title: .linkTitle
      case .href: .linkAddress
      }
  }

  init(_ field: PictureField) {
    self =
      switch field {
      case .src: .pictureAddress
      case .alt: .pictureText
      case .width: .pictureWidth
      case .height: .pictureHeight
      }
  }
}
