import ArgumentParser

/// The program itself: without a command it prints its help.
struct WikigenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Program.name,
    abstract: "Makes a wiki that opens by double click out of a public API.",
    discussion: """
      Examples:
        wikigen init my-wiki             what a wiki begins with, its nightly run included
        wikigen build --fixtures         a wiki from the sample data in the program
        wikigen build                    a wiki from the APIs, in the folder site
        wikigen build --max-pages 2      a small sample of it
        wikigen build --source tmdb      films alone; their API wants TMDB_ACCESS_TOKEN
        wikigen build --offline          a wiki from what was last fetched
        wikigen serve --fixtures         the same in a browser, anew whenever a template changes
        wikigen diff                     what changed since the fetch before the last
        wikigen build --shard 1/4        the first of four shares, for another machine each
        wikigen merge SHARE…             all of them, joined and checked, in the folder site
        wikigen sources                  the APIs that wikigen knows
        wikigen doctor                   whether a build could run here
        wikigen check DIR                what is wrong with the links of a site
        wikigen pack --zip wiki.zip      the wiki in the folder site as one file
        wikigen clean                    remove what was fetched
      """,
    version: "\(Program.name) \(Program.version)",
    subcommands: [
      InitCommand.self, BuildCommand.self, ServeCommand.self, FetchCommand.self,
      RecordCommand.self, DiffCommand.self, SourcesCommand.self, CheckCommand.self,
      CleanCommand.self, PackCommand.self, MergeCommand.self, DoctorCommand.self,
    ])
}
