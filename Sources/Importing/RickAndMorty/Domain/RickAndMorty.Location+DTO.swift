import Wiki

extension RickAndMorty.Location {
  init(_ dto: LocationDTO, links: RickAndMorty.Links) {
    id = dto.id
    name = dto.title
    type = dto.type.singleLine
    dimension = dto.dimension.singleLine
    residents = links.residencies.left(of: dto.id)
    natives = links.natives[dto.id] ?? []
    created = CalendarDate(iso8601: dto.created)
  }
}
