extension HTMLRawTextReader {
  enum ScriptState {
    case plain
    /// After `<!--`.
    case escaped
    /// After `<!--` and `<script`.
    case doublyEscaped
  }
}
