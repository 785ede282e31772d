// swift-tools-version: 6.2
import PackageDescription

/// Every target of wikigen is held to the same rules; a warning is an error.
let rules: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Set by `Scripts/release.sh`: `record` for a program that records what it does, or the path of such a record
/// for one that is compiled by it.
let profile = Context.environment["RELEASE_PROFILE"].flatMap { $0.isEmpty ? nil : $0 }

/// Objects are kept where only a profile is another, unless the last flag is given.
let profiling: [String] =
  profile.map {
    ["-Xfrontend", $0 == "record" ? "-ir-profile-generate" : "-ir-profile-use=\($0)"]
      + ["-Xfrontend", "-disable-incremental-llvm-codegen"]
  } ?? []

// Where addresses stand is kept for `Scripts/release.sh`, which moves what they lead to.
#if arch(x86_64)
  let addresses = ["-Xlinker", "--emit-relocs"]
#else
  let addresses: [String] = []
#endif

/// The linker that comes with Swift puts what is often run side by side; the one that Swift takes does not. To tell the
/// names of 47,000 functions that nobody looks up would make the start a tenth longer, and to load the libraries of C++
/// and of GCC another tenth: C++'s is linked in where `Scripts/release.sh` puts its archive.
let linking: [LinkerSetting] =
  profile.map {
    [
      .unsafeFlags(
        $0 == "record"
          ? ["-Xclang-linker", "-fprofile-generate"]
          : ["-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc"]
            + addresses)
    ]
  } ?? []

/// Of what becomes the program: a release is optimized across targets, and what the compiler can't prove of
/// exclusive access to memory is looked at in tests only.
let settings =
  rules + [
    .unsafeFlags(
      ["-cross-module-optimization", "-enforce-exclusivity=unchecked"] + profiling,
      .when(configuration: .release))
  ]

/// Of the targets that read or write every byte of every page: unoptimized, the tests that build wikis
/// would take four times as long. Nothing in them is an `assert`, which would be left out.
let fast: [SwiftSetting] = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Of HTMLSyntax, whose files call each other for each byte: optimized as one module, an object for each file. SwiftPM
/// asks for batches of files, which that excludes.
let scanning: [SwiftSetting] =
  fast + [
    .unsafeFlags(
      ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

/// A target of the pipeline. The arrows are those of `Docs/architecture.md`; `make lint` checks them.
func stage(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = settings
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    swiftSettings: settings, plugins: plugins)
}

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
/// The library below GRDB, which tells its own version.
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")

let package = Package(
  name: "wikigen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "wikigen", targets: ["wikigen"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(name: "CPlatform", cSettings: [.define("_GNU_SOURCE", .when(platforms: [.linux]))]),
    stage("Diagnostics"),
    stage("Storage", ["Diagnostics", "JSONReading", "CDeflate", grdb, sqlite]),
    stage("HTMLSyntax", [], scanning),
    stage("JSONReading", [], fast),
    stage("Wiki", ["Diagnostics", "CPlatform"], fast),
    stage(
      "Fetching",
      [
        "Diagnostics", "JSONReading", "Storage", "CPlatform",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"), nioCore, nioPosix,
      ]),
    stage("Importing", ["Fetching", "JSONReading", "Wiki", "Diagnostics"]),
    stage("History", ["Wiki", "Storage", "Diagnostics"]),
    stage("Pages", ["Wiki", "Diagnostics"], fast),
    stage(
      "Rendering",
      [
        "Pages", "Wiki", "Diagnostics", "HTMLSyntax", "CCmarkGFM", "CZlib", crypto, yams,
      ], fast),
    stage(
      "Publishing", ["Diagnostics", "HTMLSyntax", "JSONReading", "CPlatform", "CZlib", crypto], fast
    ),
    stage(
      "Serving",
      [
        "Diagnostics", httpTypes, nioCore,
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .executableTarget(name: "EmbedFilesTool", swiftSettings: rules),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["EmbedFilesTool"]),
    // `Watched` holds links to the four folders: without them SwiftPM misses a file that is added.
    .target(
      name: "Embedded", exclude: ["Watched"], swiftSettings: settings, plugins: ["EmbedFiles"]),
    .executableTarget(
      name: "wikigen",
      dependencies: [
        "Diagnostics", "Wiki", "Storage", "Fetching", "Importing", "Pages", "Rendering",
        "Publishing", "Serving", "History", "JSONReading", "Embedded", "CPlatform", "CZlib",
        "CDeflate", "CCmarkGFM", crypto, yams,
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, linkerSettings: linking),

    .target(
      name: "TestSupport",
      dependencies: [
        "Diagnostics", "Fetching", "Wiki",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        nioCore, nioPosix, httpTypes,
      ],
      path: "Tests/Support", swiftSettings: settings),
    tests(of: "Diagnostics"),
    tests(of: "HTMLSyntax"),
    tests(of: "JSONReading"),
    tests(of: "Wiki", ["Diagnostics"]),
    // The tests kill it while it writes.
    .executableTarget(
      name: "StorageWriter", dependencies: ["Storage", "Diagnostics"], path: "Tests/StorageWriter",
      swiftSettings: settings),
    tests(of: "Storage", ["Diagnostics", "StorageWriter", grdb]),
    tests(of: "Fetching", ["Diagnostics", "Storage", nioCore, nioPosix, httpTypes]),
    .executableTarget(name: "DocumentCodeTool", swiftSettings: rules),
    .plugin(
      name: "CompileDocument", capability: .buildTool(), dependencies: ["DocumentCodeTool"]),
    tests(
      of: "Importing", ["Fetching", "JSONReading", "Wiki", "Diagnostics"],
      plugins: ["CompileDocument"]),
    tests(of: "History", ["Diagnostics", "Storage", "Wiki"]),
    tests(of: "Pages", ["Wiki"]),
    tests(of: "Rendering", ["Pages", "Wiki", "Diagnostics", "HTMLSyntax", crypto]),
    tests(of: "Publishing", ["Diagnostics"]),
    tests(of: "Serving", ["Diagnostics", nioCore, httpTypes]),
    .testTarget(
      name: "wikigenTests",
      dependencies: [
        "wikigen", "TestSupport", grdb, "Diagnostics", "Storage", "Wiki", "Embedded", "Fetching",
        "Importing", "History", "Pages", "Publishing", "Rendering", "CPlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Golden"], swiftSettings: settings, plugins: ["CompileDocument"]),
  ]
)
