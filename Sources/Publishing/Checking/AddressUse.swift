/// What browsers do with an address.
enum AddressUse {
  /// They go there when the reader wants it: it may lead to another site.
  case link
  /// They fetch it by themselves.
  case resource
}
