import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: SmallDisk.canBeMade, "only root may make a small disk, and only on Linux"))
struct `A disk that runs full` {
  /// `$1` is the program, `$2` how many KB are free for the second build.
  private static let script = """
    build="$1 build --recorded recorded --images none --quiet"
    $build --out disk/site
    cp -R disk/site before
    free=$(df -k --output=avail disk | tail -n 1)
    fill=$((free > $2 ? free - $2 : 0))
    head -c "${fill}K" /dev/zero > disk/filler
    code=0
    $build --out disk/site --set site.title=Other 2> complaints || code=$?
    echo $code > code
    cp -R disk/site after
    ls -A disk > names
    rm disk/filler
    $build --out disk/site --set site.title=Other
    cp -R disk/site again
    $build --out new --set site.title=Other
    """

  /// 0 KB and as much as a site takes are among them.
  private static let room: [Int] = {
    var generator = SeededGenerator(seed: 5)
    let some = (0..<(SoakCount.isSoaking ? 60 : 2)).map { _ in
      Int.random(in: 1...900, using: &generator)
    }
    return [0, 1_500] + some
  }()

  @Test(arguments: room) func `leaves the old site whole`(kilobytes: Int) async throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 1)
    try EditedWiki(using: &generator).write(in: folder)
    let code = try SmallDisk.run(
      Self.script, [try BuiltProgram.path(), "\(kilobytes)"], in: folder)
    try #require(code == 0)
    let complaints = try folder.text(of: "complaints")
    let new = try SiteFiles("new", in: folder)
    if try folder.text(of: "code") == "0\n" {
      #expect(kilobytes > 0)
      #expect(try SiteFiles("after", in: folder).differences(from: new) == [])
    } else {
      #expect(kilobytes < 1_500)
      #expect(try folder.text(of: "code") == "73\n")
      #expect(complaints.hasPrefix("wikigen: publishing: disk"))
      #expect(complaints.contains(" could not be written: the disk is full. Free some space"))
      let before = try SiteFiles("before", in: folder)
      #expect(try SiteFiles("after", in: folder).differences(from: before) == [])
    }
    #expect(try folder.text(of: "names") == "filler\nsite\n")
    #expect(try SiteFiles("again", in: folder).differences(from: new) == [])
  }
}
