import CCmarkGFM

extension String {
  /// Takes over a text that cmark-gfm allocated, and frees it the way it was made.
  init(takingFromCmark bytes: UnsafeMutablePointer<CChar>) {
    self.init(cString: bytes)
    cmark_get_default_mem_allocator().pointee.free(bytes)
  }
}
