import TestSupport
import Testing
import Wiki

@Suite struct `A template model` {
  @Test func `has a schema without any data`() {
    #expect(Moon.schema.name == "Moon")
    #expect(Moon.schema.fields.map(\.name) == ["name", "radius", "isSmall", "craters"])
    #expect(Moon.schema.field(named: "radius")?.meaning == "in kilometres")
    #expect(Moon.schema.field(named: "mass") == nil)
  }

  @Test func `has a schema that knows the names of its rows`() throws {
    guard case .rows(let row) = try #require(Moon.schema.field(named: "craters")).kind else {
      Issue.record("craters are rows")
      return
    }
    #expect(row.name == "Crater")
    #expect(row.fields.map(\.name) == ["depth"])
  }

  @Test func `answers with the value of each of its fields`() throws {
    let moon = Moon(name: "Europa", radius: 1_561)
    guard case .text(.verbatim("Europa")) = try #require(moon.value(of: "name")),
      case .number(1_561) = try #require(moon.value(of: "radius")),
      case .flag(true) = try #require(moon.value(of: "isSmall")),
      case .rows(let craters) = try #require(moon.value(of: "craters"))
    else {
      Issue.record("a field has another value or kind")
      return
    }
    #expect(craters.count == 1)
  }

  @Test func `has no value under a name that it lacks`() {
    #expect(Moon().value(of: "mass") == nil)
    #expect(Moon().value(of: "") == nil)
  }

  @Test func `lists its values in the order of its fields`() {
    #expect(Moon().values.map(\.name) == Moon.schema.fields.map(\.name))
  }
}
