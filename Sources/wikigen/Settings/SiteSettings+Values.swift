import Wiki

extension SiteSettings {
  init(_ values: SettingValues, _ sources: [SourceOutline]) {
    self.init(
      id: values.text(.siteID) ?? "wikigen",
      title: values.text(.siteTitle),
      language: values.text(.siteLanguage) ?? "en",
      baseURL: values.webAddress(.baseURL),
      pageSize: values.number(.pageSize) ?? 20,
      hasSearch: values.flag(.hasSearch) ?? true,
      hasFeeds: values.flag(.hasFeeds) ?? true,
      isInstallable: values.flag(.pwa) ?? false,
      hasJSON: values.flag(.json) ?? false,
      hasMarkdown: values.flag(.markdown) ?? false,
      categories: Self.categories(values, sources))
  }

  /// Without category pages each source has an empty list of its own.
  private static func categories(_ values: SettingValues, _ sources: [SourceOutline])
    -> [String: [String]]
  {
    let hasAny = values.flag(.hasCategories) ?? true
    return sources.reduce(into: [:]) { categories, source in
      categories[source.name] = hasAny ? values.list(.categories(of: source)) : []
    }
  }
}
