import Testing
import Wiki

@Suite struct `A picture shelf` {
  private let file = SitePicture(path: "images/a.png", width: 3, height: 2)

  @Test func `has the file of a picture by the address its source gave`() {
    let shelf = PictureShelf(["https://x.example/a": file])
    #expect(shelf.file(of: Picture(address: "https://x.example/a")) == file)
    #expect(shelf.file(of: Picture(address: "https://x.example/b")) == nil)
    #expect(shelf.file(of: nil) == nil)
  }

  @Test func `can be several shelves together`() {
    let shelf = PictureShelf(merging: [PictureShelf(["a": file]), PictureShelf()])
    #expect(shelf.file(of: Picture(address: "a")) == file)
  }
}
