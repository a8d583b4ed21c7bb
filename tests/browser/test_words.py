"""Words on the page: none outside the catalogues, and each fits its place in every language."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from ningbo.words import CATALOGUE
from tests.browser.screens import (
    SCREENS,
    STUCK,
    TRAPPED,
    put_kept,
    put_records,
    put_stuck,
)
from tests.browser.table import Table

NewPage = Callable[..., Page]
FITTING = Path(__file__).with_name("_fitting.js").read_text(encoding="utf-8")
WINDOWS = {320: 640, 390: 844, 1440: 900}
LABEL = 15
"""Letters of the longest word on a button; what is longer is a sentence, of whatever length."""
LOCALES = {"en": "en-GB", "de": "de-DE", "zh-Hans": "zh-CN", "mirror": "de-DE"}

# Letters written from right to left, so that a browser really turns the lines round.
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "אבגדהוזחטיכלמנסעפצקרשתאבגד" * 2,
)


def mirrored(text: str) -> str:
    """A sentence of the made-up language: right to left, and a third longer if it is one."""
    parts = re.split(r"(\{\w+\})", text)
    if len(text) > LABEL:
        parts[::2] = [re.sub(r"(\w\w\w)", r"\1e", part) for part in parts[::2]]
    parts[::2] = [part.translate(LETTERS) for part in parts[::2]]
    return "".join(parts)


def made_up() -> str:
    """The script of a catalogue in no language, and without a single latin letter."""
    words = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    mirror = {
        key: mirrored(entry)
        if isinstance(entry, str)
        else {form: mirrored(text) for form, text in entry.items()}
        for key, entry in words.items()
    }
    mirror["page.direction"] = "rtl"
    for language in ("en", "de", "zh-Hans"):
        mirror[f"settings.language.{language}"] = words[f"settings.language.{language}"]
    return f"export default {json.dumps(mirror)}"


def page_in(new_page: NewPage, language: str, width: int) -> Page:
    """A page that speaks a language; the made-up one comes in the place of German."""
    page = new_page(
        viewport={"width": width, "height": WINDOWS[width]},
        locale=LOCALES[language],
        reduced_motion="reduce",
        service_workers="block",
    )
    put_records(page)
    if language == "mirror":
        script = made_up()

        def answer(route: Route) -> None:
            route.fulfill(body=script, content_type="text/javascript")

        page.route(re.compile(r"/assets/de-\w+\.js$"), answer)
    return page


def visited(table: Table) -> Iterator[str]:
    """Go through every screen; give the name of each."""
    for name, go in SCREENS.items():
        go(table)
        yield name
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("width", WINDOWS)
@pytest.mark.parametrize("language", LOCALES)
def test_every_text_fits_its_place(
    new_page: NewPage, site_url: str, language: str, width: int
) -> None:
    table = Table(page_in(new_page, language, width), site_url).open("41739205-e", "three-shuffles")
    wrong = {name: table.page.evaluate(FITTING) for name in visited(table)}
    assert {name: problems for name, problems in wrong.items() if problems} == {}


@pytest.mark.parametrize("language", LOCALES)
def test_a_long_time_fits_among_all_the_counts(
    new_page: NewPage, site_url: str, language: str
) -> None:
    page = page_in(new_page, language, 320)
    put_kept(page, "settings", {"coach": True})
    table = Table(page, site_url).open("41739205-e", "three-shuffles")
    expect(page.locator("#light")).to_be_visible()
    table.stat("time").evaluate("(time) => { time.textContent = '1:23:45' }")
    assert page.evaluate(FITTING) == []
    assert page.locator("#status").evaluate("(it) => it.scrollWidth") <= 320
    page.set_viewport_size({"width": 667, "height": 375})
    assert page.evaluate(FITTING) == []


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(
    ("code", "house"),
    [(STUCK, "ningbo"), (TRAPPED, "ningbo"), (TRAPPED, "tower"), (STUCK, "open-table")],
)
def test_the_stuck_panel_fits(
    new_page: NewPage, site_url: str, language: str, code: str, house: str
) -> None:
    page = page_in(new_page, language, 320)
    put_stuck(page, code, house)
    table = Table(page, site_url).open(code, house, wait=False)
    expect(table.board).to_have_attribute("data-phase", "stuck")
    assert page.evaluate(FITTING) == []


# -- nothing outside the catalogues --------------------------------------------------------------

# What is no word: codes of deals, their letters, addresses, names that are everywhere the same; and
# the browser's own: "and", weekdays' letters, a month and its year.
NAMES = re.compile(
    r"https?://\S+|\d+-[a-z]{1,2}(\.[a-z])?|\b[a-z]{1,2}\b|Ningbo|English|Deutsch|und"
    r"|\b[A-Z]\b|\w+ 20\d\d"
)
TEXTS = """() => {
  const root = document.querySelector("dialog[open]") ?? document.getElementById("app");
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const element of root.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"]) {
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    }
  }
  return texts;
}"""


def test_no_word_is_missing_from_the_catalogue(new_page: NewPage, site_url: str) -> None:
    table = Table(page_in(new_page, "en", 1440), site_url).open("7-a")
    for name in visited(table):
        text = table.page.locator("body").inner_text()
        keys = re.findall(r"\b[a-z][a-z-]{2,}\.[a-z-]+(?:\.[a-z-]+)*\b", text)
        assert (name, keys) == (name, [])
        assert "{" not in text


def test_every_word_comes_from_the_catalogue(new_page: NewPage, site_url: str) -> None:
    table = Table(page_in(new_page, "mirror", 390), site_url).open("41739205-e", "three-shuffles")
    found = {
        (name, text)
        for name in visited(table)
        for text in table.page.evaluate(TEXTS)
        if re.search(r"[A-Za-z]", NAMES.sub("", text))
    }
    assert found == set()


def test_right_to_left_turns_the_page_and_never_the_board(new_page: NewPage, site_url: str) -> None:
    places = """() => {
      const board = document.querySelector("#board").getBoundingClientRect();
      return [...document.querySelectorAll(".tile")].map((tile) =>
        [tile.dataset.slot, tile.getBoundingClientRect().left - board.left]);
    }"""
    found = []
    for language in ("en", "mirror"):
        table = Table(page_in(new_page, language, 390), site_url).open("7-a")
        found.append(table.page.evaluate(places))
        expect(table.page.locator("html")).to_have_attribute(
            "dir", "rtl" if language == "mirror" else "ltr"
        )
    assert found[0] == found[1]


# -- which language ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "language", "word"),
    [
        ("de-AT", "de", "Neu"),
        ("zh-CN", "zh-Hans", "新局"),
        ("zh-TW", "zh-Hans", "新局"),
        ("en-IN", "en", "New"),
        ("nl-NL", "en", "New"),
    ],
)
def test_the_browsers_language_is_spoken(
    new_page: NewPage, site_url: str, locale: str, language: str, word: str
) -> None:
    table = Table(new_page(locale=locale), site_url).open("7-a")
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    expect(table.page.locator("#controls [data-action=new]")).to_have_text(word)


def test_a_language_that_is_chosen_is_spoken_at_once_and_from_then_on(
    new_page: NewPage, site_url: str
) -> None:
    table = Table(new_page(), site_url).open("7-e", "open-table")
    page = table.page
    table.pick("settings")
    choice = page.locator("[data-setting=language]")
    choice.select_option("de")
    expect(page.locator("dialog#settings h2")).to_have_text("Einstellungen")
    expect(choice).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#controls [data-action=new]")).to_have_text("Neu")
    expect(page.locator("#picker")).to_contain_text("Pyramide")
    free = table.free()[0]
    expect(table.tile(free)).to_have_attribute("aria-label", re.compile("Lage 1, frei"))
    table.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.title() == "Ningbo: Mahjong-Solitär"


def test_numbers_are_written_as_the_language_writes_them(new_page: NewPage, site_url: str) -> None:
    for locale, share in (("en-GB", "60%"), ("de-DE", "60\u00a0%"), ("zh-CN", "60%")):
        page = new_page(locale=locale)
        put_records(page)
        table = Table(page, site_url).open("7-d", "classic")
        table.pick("stats")
        expect(page.locator("dialog#stats")).to_contain_text(share)
