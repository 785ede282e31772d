import Wiki

extension Shell {
  /// What the page says to machines, as JSON-LD in the terms of https://schema.org; `nil` where the
  /// site knows no address, and where there is nothing to say. `Docs/structured-data.md` has the list.
  public var structuredData: DataValue? {
    guard site.settings.baseURL != nil else { return nil }
    let things = [website, entryThing, breadcrumb].compactMap(\.self)
    guard !things.isEmpty else { return nil }
    return .object(["@context": .plain("https://schema.org"), "@graph": .list(things)])
  }

  private var website: DataValue? {
    guard kind == .home else { return nil }
    return .known([
      "@type": .plain("WebSite"), "name": .text(site.title), "url": site.data(at: path),
      "inLanguage": .plain(site.settings.language),
      "potentialAction": searchAction,
    ])
  }

  private var searchAction: DataValue? {
    guard site.settings.hasSearch else { return nil }
    return .known([
      "@type": .plain("SearchAction"),
      "target": .known([
        "@type": .plain("EntryPoint"),
        "urlTemplate": site.address(of: SitePaths.search).map {
          .plain("\($0.text)?q={search_term_string}")
        },
      ]),
      "query-input": .plain("required name=search_term_string"),
    ])
  }

  private var entryThing: DataValue? {
    guard let id = entry, let entry = site.graph.entry(id),
      let structure = site.graph.collection(id.collection)?.definition.structure
    else { return nil }
    var members = Dictionary(
      structure.properties.map { ($0.name, $0.read(entry).map(site.data)) }
    ) { first, _ in first }
    members["@type"] = .plain(structure.name)
    members["name"] = .plain(entry.title)
    members["url"] = site.data(at: path)
    members["image"] = site.shelf.file(of: entry.picture).flatMap { site.data(at: $0.path) }
    return .known(members)
  }

  private var breadcrumb: DataValue? {
    let steps = crumbRows
    guard !steps.isEmpty else { return nil }
    let items = steps.enumerated().map { place, step in
      DataValue.known([
        "@type": .plain("ListItem"), "position": .number(place + 1), "name": .text(step.title),
        // The last step is the page itself.
        "item": step.link.flatMap { site.paths.path(of: $0.target) }.flatMap(site.data(at:)),
      ])
    }
    return .object(["@type": .plain("BreadcrumbList"), "itemListElement": .list(items)])
  }
}

extension Site {
  fileprivate func data(at path: String) -> DataValue? {
    address(of: path).map { .plain($0.text) }
  }

  fileprivate func data(_ value: StructuredValue) -> DataValue {
    switch value {
    case .text(let phrase): .text(phrase)
    case .date(let day): .plain(day.iso8601)
    case .number(let number): .number(number)
    case .decimal(let units, let places): .decimal(units, places: places)
    case .list(let values): .list(values.map(data))
    case .entry(let id): data(of: id)
    case .thing(let type, let properties):
      .object(properties.mapValues(data).merging(["@type": .plain(type)]) { $1 })
    }
  }

  private func data(of id: EntryID) -> DataValue {
    .known([
      "@type": .plain(graph.collection(id.collection)?.definition.structure?.name ?? "Thing"),
      "name": .plain(graph.entry(id)?.title ?? id.description),
      "url": paths.detail(of: id).flatMap(data(at:)),
    ])
  }
}
