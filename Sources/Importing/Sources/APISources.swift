/// The registry: every API that wikigen knows.
public enum APISources {
  public static let all: [APISource] = [RickAndMorty.source, TMDB.source]
}
