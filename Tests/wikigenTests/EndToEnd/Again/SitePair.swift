import Foundation

/// Two sites made from the same: the one that was built again and again, and a new one.
struct SitePair {
  let again: SiteFiles
  let new: SiteFiles

  /// What should be the same and is not.
  ///
  /// Only the older one can know of addresses that it had before. Its pages for those say
  /// `noindex`; where there are any, its records are others too.
  var differences: [String] {
    let former = again.paths.subtracting(new.paths).filter {
      again.text($0).contains(#"<meta name="robots" content="noindex">"#)
    }
    let records = former.isEmpty ? [] : ["wikigen-manifest.json", "wikigen-links.json"]
    return again.differences(from: new).filter { !former.contains($0) && !records.contains($0) }
  }
}
