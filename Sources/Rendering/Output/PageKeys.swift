import Crypto
import Pages
import Wiki

/// Tells of pages of entries what they are made from, which takes a fraction of the time that it takes to read
/// what they show: two with the same key are the same page.
///
/// A class because whoever makes a page holds it.
public final class PageKeys: Sendable {
  private let site: Site
  private let templates: TemplateSet
  /// Of what all pages have in common.
  private let frame: ContentMark
  /// What others show of each entry, in the order of the wiki's entries.
  private let faces: [ContentMark]

  /// - Parameters:
  ///   - frame: tells the settings of the site and of its sources from others.
  ///   - faces: what `face` makes of each entry of the site, in their order.
  init(_ site: Site, templates: TemplateSet, frame: String, faces: [ContentMark]) {
    self.site = site
    self.templates = templates
    self.faces = faces
    var ingredients = Ingredients()
    ingredients.add(frame)
    site.tellFrame(to: &ingredients)
    self.frame = Self.mark(ingredients)
  }

  /// Of what pages show of an entry that they are not about.
  public static func face(of entry: Entry, in site: Site) -> ContentMark {
    var ingredients = Ingredients()
    site.tellFace(of: entry, to: &ingredients)
    return mark(ingredients)
  }

  /// `nil` of a page of which not all is known that it is made from.
  public func key(of page: Page) -> ContentMark? {
    guard let entry = page.entry.flatMap(site.graph.entry) else { return nil }
    var ingredients = Ingredients()
    ingredients.add(templates.template(page.template).fingerprint)
    ingredients.add(page.path)
    ingredients.add(frame)
    return site.tellPage(of: entry, faces: faces, to: &ingredients) ? Self.mark(ingredients) : nil
  }

  private static func mark(_ ingredients: borrowing Ingredients) -> ContentMark {
    var digest = SHA256()
    digest.update(bufferPointer: ingredients.bytes)
    return digest.finalize().withUnsafeBytes { ContentMark($0) }
  }
}
