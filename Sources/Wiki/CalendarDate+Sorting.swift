extension CalendarDate {
  /// `20171104`
  public var sortingNumber: Int { (year * 100 + month) * 100 + day }
}
