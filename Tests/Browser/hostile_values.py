"""What a film may not be, where it may be many things: no date, no address, no number."""

HIGHEST = 2**63 - 1

DATES = [
    "1999-03-31", "2025-13-45", "2024-02-30", "0000-00-00", "0001-01-01", "9999-12-31", "1999",
    "99999-01-01", "-001-01-01", "1999-3-1", " 1999-03-31 ", "not a date", "<b>", "", None,
    "１９９９-０３-３１", "1999-03-31T00:00:00.000Z", "2100-02-29", "1888-10-14", "1999-03-31\u0000",
]

# Those of numbers are there.
POSTERS = [
    "/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg", "/5.jpg", "/../x.jpg", "//evil/x.jpg", "/a b.jpg",
    "https://192.0.2.1/x.jpg", "javascript:window.hacked=1", "/missing.jpg", "", None, "/",
    "/x.svg", "/.jpg", "/x.jpg?y=z#f", "/%2e%2e%2fx.jpg", "/x.jpg\"><img src=x>", "x.jpg",
    "/images/w342/1.jpg", "/..jpg", "/CON.jpg", "/" + "w" * 300 + ".jpg", "/x\u0000.jpg",
    "/6.jpg", "/7.jpg", "/8.jpg",
]

HONEST_HOMEPAGE = "https://homepage.example/film?a=1&b=%22#c"

HOMEPAGES = [
    HONEST_HOMEPAGE, "javascript:window.hacked=1", "data:text/html,<script>hacked=1</script>",
    "//192.0.2.1/", "http://", "https://192.0.2.1/\" onclick=\"window.hacked=1", "ftp://192.0.2.1/",
    " javascript:window.hacked=1", "java\nscript:window.hacked=1", "mailto:post@example.com",
    "file:///etc/passwd", "movies/index.html", "https://", "https:192.0.2.1", "www.example.com",
    "https://user:pass@192.0.2.1/", "https://192.0.2.1/<script>", "vbscript:x", "", None,
]

HONEST_IMDB = "tt0133093"

IMDB = [
    HONEST_IMDB, "tt1\"><img src=x onerror=window.hacked=1>", "../../../x", "nm0000206", "tt", "",
    None, "TT0133093", "tt0133093/", " tt0133093", "tt٠١٢٣٤٥٦", "tt01330930133093", "0133093",
    "tt0133093?x=<b>", "tt-133093", "javascript:hacked",
]

HONEST_VIDEO = "abc_DEF-123"

KEYS = [
    HONEST_VIDEO, "\"><script>window.hacked=1</script>", "../../x", "a b", "", "a&list=b", None,
    "javascript:window.hacked=1", "x" * 65, "#", "?", "ключ", "a\u0000b", "<b>", "x%00", "x/y",
]

NUMBERS = [0, -1, HIGHEST, -(2**63), 1, 90, -90, 10**12]
VOTES = [99, -1, 0, 10, 10.04, 7.349999999, 1e308, -1e308, 5e-324, 7, 0.04]
STATUSES = ["Released", "Rumored", "Planned", "In Production", "Post Production", "Canceled"]
