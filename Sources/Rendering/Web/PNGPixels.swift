/// The pixels of a picture with a palette, packed as PNG has them.
struct PNGPixels {
  let width: UInt32
  let height: UInt32
  let packed: [UInt8]

  /// `rows` are the places of their pixels in the palette, all of one length.
  init(rows: [[UInt8]]) {
    width = UInt32(rows.first?.count ?? 0)
    height = UInt32(rows.count)
    let unfiltered: [UInt8] = [0]
    packed = rows.flatMap { unfiltered + $0 }.zlibCompressed()
  }
}
