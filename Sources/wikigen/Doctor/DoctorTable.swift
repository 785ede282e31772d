/// What `wikigen doctor` prints.
struct DoctorTable {
  let text: String

  init(_ rows: [DoctorRow]) {
    let cells =
      [["CHECK", "STATE", "WHAT TO DO"]]
      + rows.map { [$0.check, ($0.obstacle == nil ? "" : "✗ ") + $0.state, $0.remedy] }
    // A long sentence shall not push what stands behind it out of sight.
    let widths = [0, 1].map { column in min(cells.map { $0[column].count }.max() ?? 0, 60) }
    text = cells.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(width - cell.count, 0))
      }
      var line = (padded + [row[2]]).joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
