import Wiki

/// A page model with a field of each kind; only what matters to a test is said.
struct MoonPage: TemplateModel {
  var title = "Io"
  var note = ""
  var lead = Phrase.verbatim("A moon.")
  var isIcy = false
  var radius = 1_821
  var link: Link? = Link(.verbatim("Io"), to: .file("moons/1-io.html"))
  var picture: PlacedPicture? = PlacedPicture(
    SitePicture(path: "images/io.png", width: 3, height: 2), alternative: "Yellow")
  var craters = [CraterRow(name: "Loki", depth: 3), CraterRow(name: "Pele", depth: 1)]
  var planet: PlanetObject? = PlanetObject()
  var twin: EntryID?
  var cards: [EntryID] = []
  var sightings: [SightingRow] = []

  static let fields: [TemplateField<MoonPage>] = [
    .text("title", "the name") { .verbatim($0.title) },
    .text("note", "may be empty") { .verbatim($0.note) },
    .markup("lead", "with links", \.lead),
    .flag("isIcy", "whether it is of ice", \.isIcy),
    .number("radius", "in kilometres", \.radius),
    .link("link", "its page", \.link),
    .picture("picture", "its portrait", \.picture),
    .rows("craters", "the largest", \.craters),
    .object("planet", "what it circles", \.planet),
    .entry("twin", "the most like it", \.twin),
    .entries("cards", "other moons", \.cards),
    .entryRows("sightings", "who saw it", \.sightings),
  ]
}
