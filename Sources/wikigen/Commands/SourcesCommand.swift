import ArgumentParser

/// `wikigen sources`.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "List the APIs that wikigen makes wikis of.")

  func run() {
    let surroundings = Surroundings.ofProcess()
    Console.ofProcess().write(
      SourceListing(SourceOutline.all, environment: surroundings.environment).text)
  }
}
