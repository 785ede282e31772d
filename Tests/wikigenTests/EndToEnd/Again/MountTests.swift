import TestSupport
import Testing

@Suite(.enabled(if: SmallDisk.canBeMade, "only root may mount something, and only on Linux"))
struct `A mount point` {
  private static func run(_ script: String) throws -> (code: Int32, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 1)
    try EditedWiki(using: &generator).write(in: folder)
    let build = "build=\"$1 build --recorded recorded --images none --quiet\"\n"
    return (try SmallDisk.run(build + script, [try BuiltProgram.path()], in: folder), folder)
  }

  @Test(arguments: ["", "mkdir same; mount --bind same disk"])
  func `is no folder for a wiki`(preparation: String) throws {
    let (code, folder) = try Self.run(
      """
      \(preparation)
      code=0
      $build --out disk 2> complaints || code=$?
      echo $code > code
      """)
    try #require(code == 0)
    #expect(try folder.text(of: "code") == "73\n")
    #expect(
      try folder.text(of: "complaints").contains(
        "disk is a mount point, which can't be exchanged as a whole. Use a folder inside it"))
  }

  @Test(arguments: ["mount -t tmpfs tmpfs site/uploads", "mount --bind originals site/uploads"])
  func `inside a wiki is refused, and what lies there stays`(mount: String) throws {
    let (code, folder) = try Self.run(
      """
      $build --out site
      mkdir site/uploads originals
      echo original > originals/a
      \(mount)
      echo mine > site/uploads/mine
      cp -R site before
      code=0
      $build --out site --set site.title=Other 2> complaints || code=$?
      echo $code > code
      cp -R site after
      ls -A > names
      """)
    try #require(code == 0)
    #expect(try folder.text(of: "code") == "73\n")
    #expect(try folder.text(of: "complaints").contains("site/uploads is a mount point, or lies on"))
    let before = try SiteFiles("before", in: folder)
    #expect(try SiteFiles("after", in: folder).differences(from: before) == [])
    #expect(before.text("uploads/mine") == "mine\n")
    #expect(try !folder.text(of: "names").contains(".site.wikigen"))
  }
}
