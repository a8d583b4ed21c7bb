"""Nothing is lost: reloads, wins, dying workers, damaged saves, full storage, a second tab."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ningbo
from tests.browser.conftest import Watch
from tests.browser.table import Table

OpenTable = Callable[..., Table]
TURTLE = "41739205-d"
SMALL = "7-a"


def witness(code: str) -> list[tuple[int, int]]:
    return list(ningbo.deal(code).witness or ())


def seconds(table: Table) -> int:
    minutes, _colon, rest = table.stat("time").inner_text().rpartition(":")
    return 60 * int(minutes) + int(rest)


def test_a_reload_keeps_tiles_history_and_clock(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    pairs = witness(TURTLE)[:5]
    table.play(pairs)
    table.page.wait_for_timeout(1200)
    faces, before = table.faces(), seconds(table)
    table.reload()
    assert table.faces() == faces
    assert table.code == TURTLE
    assert before <= seconds(table) <= before + 1
    for left in range(5, 0, -1):
        table.press("undo")
        expect(table.stat("tiles")).to_have_text(str(144 - 2 * (left - 1)))
    expect(table.page.locator('#controls [data-action="undo"]')).to_be_disabled()
    assert len(table.faces()) == 144


def test_the_address_without_a_code_goes_on_too(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    table.play(witness(TURTLE)[:2])
    faces = table.faces()
    table.page.goto("about:blank")
    table.open()
    assert table.faces() == faces


def test_a_win_closed_at_once_counts_once(open_table: OpenTable) -> None:
    table = open_table(SMALL)
    pairs = witness(SMALL)
    table.play(pairs[:-1])
    a, b = pairs[-1]
    table.tile(a).click()
    table.tile(b).click()
    table.page.wait_for_function("() => document.querySelector('#board').dataset.phase === 'won'")
    table.page.close()
    again = Table(table.page.context.new_page(), table.url).open()
    assert len(again.records()) == 1
    assert "game.ningbo.pavilion" not in again.kept() or again.code != SMALL
    assert len(again.faces()) == 36
    expect(again.page.locator('#controls [data-action="undo"]')).to_be_disabled()


def test_undo_after_a_win_is_not_to_be_had(open_table: OpenTable) -> None:
    table = open_table(SMALL)
    table.play(witness(SMALL))
    expect(table.page.locator("#won")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("u")
    table.page.keyboard.press("p")
    table.page.wait_for_timeout(200)
    assert table.phase == "won"
    assert len(table.records()) == 1


def test_a_worker_killed_in_mid_game_is_replaced(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    pairs = witness(TURTLE)
    table.play(pairs[:4])
    faces = table.faces()
    for worker in table.page.workers:
        worker.evaluate("() => self.close()")
    table.play(pairs[4:6])
    assert len(table.faces()) == len(faces) - 4
    for _time in range(6):
        table.press("undo")
    expect(table.stat("tiles")).to_have_text("144")


def test_a_damaged_save_is_set_aside_with_a_notice(open_table: OpenTable) -> None:
    table = open_table(TURTLE)
    table.play(witness(TURTLE)[:2])
    for damage in ("0-0", "damaged"):
        spoilt = table.page.evaluate(
            """(damage) => {
                const name = "ningbo.1.game.ningbo.turtle"
                const kept = JSON.parse(localStorage.getItem(name))
                kept.save = damage === "damaged"
                    ? "not a save" : kept.save.replace("actions ", "actions 0-0,")
                addEventListener("pagehide", () => localStorage.setItem(name, JSON.stringify(kept)))
                return kept.save
            }""",
            damage,
        )
        table.page.evaluate("() => document.dispatchEvent(new Event('pagehide'))")
        table.reload()
        expect(table.message).to_have_class("warn")
        assert len(table.faces()) == 144
        aside = [json.loads(text) for name, text in table.kept().items() if "aside" in name]
        assert spoilt in [json.loads(one["text"])["save"] for one in aside]
        table.play(table.matching()[:1])


def test_a_save_of_a_newer_version_is_left_alone(open_table: OpenTable) -> None:
    table = open_table(SMALL)
    table.play(witness(SMALL)[:2])
    table.page.evaluate(
        """() => {
            const name = "ningbo.1.game.ningbo.pavilion"
            const kept = JSON.parse(localStorage.getItem(name))
            kept.save = kept.save.replace("ningbo-save 1", "ningbo-save 9")
            addEventListener("pagehide", () => localStorage.setItem(name, JSON.stringify(kept)))
        }"""
    )
    table.reload()
    expect(table.message).to_contain_text("version 9")
    assert any("ningbo-save 9" in text for name, text in table.kept().items() if "aside" in name)


REFUSED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError") },
})
"""
FULL = """
Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError") }
"""


@pytest.mark.parametrize(("script", "words"), [(REFUSED, "keeps nothing"), (FULL, "is full")])
def test_without_storage_the_game_plays_on_and_says_so(
    new_page: Callable[..., Page], site_url: str, script: str, words: str
) -> None:
    page = new_page(reduced_motion="reduce")
    page.add_init_script(script)
    table = Table(page, site_url).open(SMALL)
    expect(page.locator("#message, #note").filter(has_text=words).first).to_be_visible()
    table.play(witness(SMALL))
    expect(page.locator("#won")).to_be_visible()


def test_a_second_tab_takes_the_table_and_the_first_says_so(open_table: OpenTable) -> None:
    first = open_table(TURTLE)
    pairs = witness(TURTLE)
    first.play(pairs[:3])
    second = Table(first.page.context.new_page(), first.url).open()
    assert second.faces() == first.faces()
    expect(first.page.locator("#veil")).to_contain_text("another tab")
    second.play(pairs[3:5])
    first.page.keyboard.press("u")
    first.page.wait_for_timeout(200)
    assert len(second.faces()) == 144 - 10
    assert first.save() == second.save()
    first.page.locator("#veil button").click()
    first.ready()
    assert first.faces() == second.faces()
    expect(second.page.locator("#veil")).to_contain_text("another tab")


def test_refused_webassembly_is_said_in_one_sentence(
    new_page: Callable[..., Page], site_url: str, watch: Watch
) -> None:
    page = new_page()
    page.route(
        "**/assets/worker*",
        lambda route: route.fulfill(
            content_type="text/javascript",
            body="self.onmessage = ({ data }) => "
            "data.text && self.postMessage({ fault: 'no', refused: true })",
        ),
    )
    table = Table(page, site_url).open(SMALL, wait=False)
    expect(table.message).to_contain_text("refuses WebAssembly")
