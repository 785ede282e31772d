/// The value of a field, in the words and addresses of one page.
enum ViewValue {
  case text(String)
  case number(Int)
  case markup(String)
  case destination(String)
  case flag(Bool)
  /// A link, a picture or an object; absent if there is none.
  case node(ViewNode?)
  case rows([ViewNode])
}
