/// `{info, results}`; `next` and `prev` are not read, since they name a host of their own.
struct PageDTO<Row: Decodable>: Decodable {
  let info: InfoDTO
  let results: [Row]
}
