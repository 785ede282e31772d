/// What stands around compressed bytes.
enum CompressedForm {
  /// Nothing, as in an archive.
  case bare
  /// As in a `.gz` file, with no name and the time 0.
  case gzip
  /// As in a PNG file.
  case zlib

  /// How zlib is told.
  var windowBits: Int32 {
    switch self {
    case .bare: -15
    case .gzip: 31
    case .zlib: 15
    }
  }
}
