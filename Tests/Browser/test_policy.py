"""Data is never markup, and the page's policy stands behind that."""

import base64
import hashlib
import re

import pytest

import hostile_api
from sites import DETAILS, KINDS, expect_none, extremes

POLICY = "default-src 'self'"


def policy_of(page):
    metas = [meta for meta in page.tree.all("meta") if meta.get("http-equiv")]
    return [meta.get("content") for meta in metas]


def test_one_policy_comes_first_on_every_page(site):
    policies = {tuple(policy_of(page)) for page in site.pages if page.kind != "404"}
    assert len(policies) == 1
    (policy,) = policies.pop()
    assert policy.startswith(POLICY)
    assert "unsafe" not in policy and "*" not in policy and "data:" not in policy
    expect_none(
        page
        for page in site.pages
        if page.tree.first("head").elements[0].get("http-equiv") != "Content-Security-Policy"
    )


def test_a_page_allows_the_style_and_the_script_alone_that_it_carries(site):
    def allowed(page):
        (policy,) = policy_of(page)
        return re.findall(r"'sha256-([^']*)'", policy)

    def carried(page):
        elements = [
            element for name in ("script", "style") for element in page.tree.all(name)
            if not element.get("src") and not element.get("type")
        ]
        texts = ["".join(element.children).encode() for element in elements]
        return [base64.b64encode(hashlib.sha256(text).digest()).decode() for text in texts]

    expect_none(
        page for page in site.pages
        if allowed(page) != carried(page) or len(carried(page)) != (1 if page.kind == "404" else 2)
    )
    assert site.page("404.html").tree.first("script") is None


@pytest.mark.parametrize(
    "markup",
    [
        "<img src='missing.png' onerror='window.hacked = 1'>",
        "<details open ontoggle='window.hacked = 1'><summary>x</summary></details>",
        "<iframe srcdoc='<script>parent.hacked = 1</script>'></iframe>",
        "<a id='go' href='javascript:window.hacked=1'>go</a>",
        "<p id='styled' style='color: rgb(1, 2, 3)'>x</p>",
    ],
)
@pytest.mark.parametrize("kind", ["list", "404"])
def test_markup_that_slipped_in_would_do_nothing(unwatched_page, sample, kind, markup):
    page = unwatched_page()
    page.goto(sample.of_kind(kind)[0].url)
    page.evaluate("markup => { document.querySelector('main').innerHTML = markup; }", markup)
    page.evaluate("() => document.getElementById('go')?.click()")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    colour = page.evaluate("() => getComputedStyle(document.querySelector('main *')).color")

    assert page.evaluate("window.hacked") is None
    assert colour != "rgb(1, 2, 3)"


@pytest.mark.parametrize("kind", ["list", "404"])
def test_a_script_that_slipped_in_would_not_run(unwatched_page, sample, kind):
    page = unwatched_page()
    page.goto(sample.of_kind(kind)[0].url)
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.hacked = 1";
          document.body.append(script);
        }"""
    )
    assert page.evaluate("window.hacked") is None


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_data_does_nothing_even_without_the_policy(open_page, hostile, kind):
    page = open_page(bypass_csp=True)
    page.on("dialog", lambda dialog: pytest.fail(f"a dialog says {dialog.message}"))
    for entry in extremes([hostile], kind):
        page.goto(entry.url)
        assert page.evaluate("window.hacked") is None, entry


def test_a_hostile_name_is_read_as_it_was_sent(hostile):
    expect_none(
        f"{page}: {page.main.first('h1').text!r}"
        for collection in DETAILS
        for number, name in enumerate(hostile_api.TEXTS, start=1)
        if has_visible_text(name)
        for page in [hostile.detail(collection, number)]
        if page.main.first("h1").text != " ".join(printable(name).split())
    )


def has_visible_text(name):
    return any(character.isprintable() and not character.isspace() for character in name)


def printable(name):
    """What may stand in HTML: a control character may not, and each becomes one that says so."""
    return re.sub(r"[\x00-\x08\x0e-\x1b\x7f\ufffe]", "\ufffd", name)
